/** How money is spelled, for the test of `format.ts` and the table in Storybook. */
export const spellingExamples = [
  { value: '0', amount: '0.00', balance: '0.0000' },
  { value: '-0', amount: '0.00', balance: '0.0000' },
  { value: '25', amount: '25.00', balance: '25.0000' },
  { value: '007.5', amount: '7.50', balance: '7.5000' },
  { value: '999.99', amount: '999.99', balance: '999.9900' },
  { value: '1000', amount: '1,000.00', balance: '1,000.0000' },
  { value: '1.500000', amount: '1.50', balance: '1.5000' },
  { value: '0.1005', amount: '0.1005', balance: '0.1005' },
  { value: '0.000001', amount: '0.000001', balance: '0.000001' },
  { value: '-1234567.5', amount: '-1,234,567.50', balance: '-1,234,567.5000' },
  {
    value: '123456789012.123456',
    amount: '123,456,789,012.123456',
    balance: '123,456,789,012.123456',
  },
] as const
