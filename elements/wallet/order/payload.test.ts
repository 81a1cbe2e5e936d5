import { expect, it } from 'vitest'
import { conversionOrder, friendOrder } from './orders.test-helper.ts'
import { payloadOf } from './payload.ts'

it('sends a transfer to a friend as it was reviewed', () => {
  expect(payloadOf(friendOrder)).toEqual({
    walletNumber: 'W1348802408',
    currency: 'USD',
    amount: '80',
  })
})

it('sends a conversion as the quote that was reviewed', () => {
  expect(payloadOf(conversionOrder)).toEqual({ quoteId: 'Q1' })
})
