import { expect, test } from 'vitest'
import { challengeOf, differencesOf, orderText } from './order-text.ts'

const order = {
  amount: '200.50',
  currency: 'USDT',
  network: 'TRC20',
  destination: 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd',
  fee: '1.00',
}

test('the text that is hashed names all of the order, with one spelling of each amount', async () => {
  const text = `trading-wallet-order 1
c1
200.5
USDT
TRC20
TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd
1`
  expect(orderText('c1', order)).toBe(text)
  expect(orderText('c1', { ...order, amount: '0200.500', fee: '1' })).toBe(text)
  // The vector of docs/confirmation.md.
  expect(await challengeOf('c1', order)).toBe('5Gf8URrqVJNQ4zAwG_MOEpBTlUHHac5bxj6upx2Fs00')
})

test.each(['amount', 'currency', 'network', 'destination', 'fee'] as const)(
  'another %s is another order, with another challenge',
  async (field) => {
    const other = { ...order, [field]: field === 'fee' || field === 'amount' ? '2' : 'other' }
    expect(differencesOf(order, other)).toEqual([field])
    expect(await challengeOf('c1', other)).not.toBe(await challengeOf('c1', order))
  },
)

test('the same amount in another spelling is no other order, nor is a fee that nobody had named', () => {
  expect(differencesOf(order, { ...order, amount: '200.5', fee: '1' })).toEqual([])
  const { fee: _, ...withoutFee } = order
  expect(differencesOf(withoutFee, order)).toEqual([])
})
