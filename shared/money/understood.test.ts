import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'
import { understoodAmount } from './understood.ts'

it.each(['100', '100.5', '1250', '100.', '1,250.50', '', 'abc', '1萬'])(
  '%j needs no explanation',
  (text) => {
    expect(understoodAmount(text, 'USD')).toBeUndefined()
  },
)

it.each([
  ['USD', '100,50', '100.50'],
  ['USD', '1.250,5', '1,250.50'],
  ['USD', '$100', '100.00'],
  ['USD', '１００', '100.00'],
  ['USD', '1,250.5', '1,250.50'],
  ['USDT', '0,125', '0.1250'],
] as const)('shows a reader in %s how %s is understood: %s', (currency, text, amount) => {
  expect(understoodAmount(text, currency)).toEqual({ amount })
})

it.each([
  ['USD', '12,500', { amount: '12,500.00', otherwise: { amount: '12.50', typed: '12.50' } }],
  ['USDT', '1.250', { amount: '1.25', otherwise: { amount: '1,250.00', typed: '1250' } }],
  ['USDT', '10,0000', { amount: '10.00', otherwise: { amount: '100,000.00', typed: '100000' } }],
  ['USDT', '1,2345', { amount: '1.2345', otherwise: { amount: '12,345.00', typed: '12345' } }],
  ['USDT', '12,345', { amount: '12,345.00', otherwise: { amount: '12.3450', typed: '12.3450' } }],
] as const)('tells a reader in %s what else %s may mean', (currency, text, understood) => {
  expect(understoodAmount(text, currency)).toEqual(understood)
})

it('shows an amount that no region reads otherwise, and names a text that is read as the other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>('USD', 'USDT'),
      fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 9 }),
      (currency, text) => {
        const understood = understoodAmount(text, currency)
        if (!understood) return
        for (const amount of [understood.amount, understood.otherwise?.amount]) {
          if (amount) expect(amount).toMatch(/\.(\d\d|\d{4,})$/)
        }
        const reading = readAmount(text, currencies[currency])
        const other = readAmount(understood.otherwise?.typed ?? '', currencies[currency])
        if (understood.otherwise)
          expect(other).toEqual({ ok: true, value: Object(reading).otherwise })
      },
    ),
  )
})
