import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import { type DecimalText, decimalText } from '../../../shared/money/decimal-text.ts'
import type { OrderIssue } from '../../../shared/orders/submission/order.ts'
import { openReview } from '../order/open-review.test-helper.tsx'
import type { FriendOrder, Phase } from '../order/submission-state.ts'
import { FriendReview } from './FriendReview.tsx'

const order: FriendOrder = {
  kind: 'friend-transfer',
  currency: 'USD',
  amount: decimalText('80'),
  fee: decimalText('2'),
  friend: { walletNumber: 'W1', maskedName: 'S*****' },
}

function open(part: { feeBefore?: DecimalText | null; issue?: OrderIssue }) {
  const phase: Extract<Phase, { name: 'review' }> = { name: 'review', order, ...part }
  const { container, footer, submissionState } = openReview(
    <FriendReview phase={phase} order={order} />,
  )
  act(() => submissionState.setState({ phase }))
  return {
    container,
    phase: () => submissionState.getState().phase,
    send: getByRole<HTMLButtonElement>(footer, 'button'),
  }
}

it.each([
  [decimalText('1'), 'The fee was 1.00\u00a0USD and is now 2.00\u00a0USD.'],
  [null, 'The fee was not stated and is now 2.00\u00a0USD.'],
])('says what the fee was before: %s', (feeBefore, text) => {
  const { container } = open({ feeBefore })
  expect(container.textContent).toContain(text)
})

it('leads back to the form if the friend can no longer be found, and sends nothing', () => {
  const { container, phase, send } = open({ issue: { kind: 'gone' } })
  expect(container.textContent).toContain('This account has changed or can no longer be found')
  expect(send.getAttribute('aria-disabled') ?? String(send.disabled)).toBe('true')
  getByRole(container, 'button', { name: 'Go back' }).click()
  expect(phase()).toEqual({ name: 'none' })
})

it('says that the fee could not be checked', () => {
  const { container } = open({ issue: { kind: 'network' } })
  expect(container.textContent).toContain('The fee could not be checked')
})
