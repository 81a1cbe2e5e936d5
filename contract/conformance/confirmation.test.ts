import { expect, test } from 'vitest'
import { challengeOf } from '../../shared/orders/confirmation/order-text.ts'
import { asksForConfirmation, judgeConfirmation } from './confirmation.ts'

const body = {
  amount: '100',
  transferWay: 'CRYPTO',
  type: 'WITHDRAW',
  address: 'T1',
  paymentChannel: 'TRC20',
}
const order = { amount: '100.00', currency: 'USDT', network: 'TRC20', destination: 'T1', fee: '1' }
const judge = (confirmation: object) =>
  judgeConfirmation({ code: 28117, data: { confirmation } } as never, body)

test('a confirmation of the order that was sent is right', async () => {
  const passkey = {
    challenge: await challengeOf('c1', order),
    rpId: 'wallet.example.com',
    allowCredentials: [],
  }
  expect(asksForConfirmation({ code: '28117' } as never)).toBe(true)
  expect(await judge({ id: 'c1', order, code: { sentTo: 'd***' }, passkey })).toEqual([])
})

test('what the element would not confirm is named', async () => {
  expect(await judge({ id: 'c1' })).toEqual([expect.stringContaining('data.confirmation.order')])
  expect(await judge({ id: 'c1', order: { ...order, destination: 'T2' }, app: true })).toEqual([
    expect.stringContaining('order.destination is T2'),
  ])
  expect(await judge({ id: 'c1', order })).toEqual([expect.stringContaining('nobody can confirm')])
  const passkey = { challenge: 'another', rpId: 'wallet.example.com', allowCredentials: [] }
  expect(await judge({ id: 'c1', order, passkey })).toEqual([
    expect.stringContaining('is not the hash of the order'),
  ])
})
