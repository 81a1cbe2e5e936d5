import { getByRole } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { ConversionReview } from '../convert/ConversionReview.tsx'
import { FriendReview } from '../friend/FriendReview.tsx'
import { moment } from './clocks.ts'
import { openReview } from './open-review.test-helper.tsx'
import { conversionOrder, friendOrder } from './orders.test-helper.ts'
import type { Order } from './submission-state.ts'

function open(review: ReactNode) {
  const { container, footer } = openReview(review)
  return {
    text: container.textContent,
    button: getByRole<HTMLButtonElement>(footer, 'button'),
  }
}

const phaseOf = (order: Order) => ({ name: 'review', order }) as const

const friend = (amount: string, fee?: string) => {
  const order = {
    ...friendOrder,
    amount: decimalText(amount),
    ...(fee && { fee: decimalText(fee) }),
  }
  return open(<FriendReview phase={phaseOf(order)} order={order} />)
}

const conversion = (receives: string) => {
  const quote = { ...conversionOrder.quote, receives: decimalText(receives) }
  const order = { ...conversionOrder, quote, validUntil: moment(3_600_000) }
  return open(<ConversionReview phase={phaseOf(order)} order={order} />)
}

const notice = 'Nothing is left after the fee'

describe('an order from which nothing arrives', () => {
  it.each([
    ['a transfer to a friend below its fee', () => friend('3', '5'), 'Your friend receives'],
    ['a transfer to a friend of its fee', () => friend('5', '5'), 'Your friend receives'],
    ['a conversion', () => conversion('0'), 'You receive'],
  ])('cannot be confirmed, and its review says why: %s', (_, review, label) => {
    const { text, button } = review()
    expect(text).toContain(notice)
    expect(text).not.toContain(label)
    expect(button.disabled).toBe(true)
  })
})

describe('an order from which something arrives', () => {
  it.each([
    ['a transfer to a friend', () => friend('6', '5')],
    ['a transfer to a friend whose fee is not stated', () => friend('3')],
    ['a conversion', () => conversion('499.15')],
  ])('can be confirmed: %s', (_, review) => {
    const { text, button } = review()
    expect(text).not.toContain(notice)
    expect(button.disabled).toBe(false)
  })
})
