import { getByRole } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ConversionReview } from '../convert/ConversionReview.tsx'
import { FriendReview } from '../friend/FriendReview.tsx'
import { moment } from './clocks.ts'
import { openReview } from './open-review.test-helper.tsx'
import { conversionOrder, friendOrder } from './orders.test-helper.ts'

function open(review: ReactNode) {
  const { container, footer, show } = openReview(review)
  return { container, show, main: (name: RegExp) => getByRole(footer, 'button', { name }) }
}

const conversion = (validFor: number) => {
  const order = { ...conversionOrder, validUntil: moment(validFor) }
  return <ConversionReview phase={{ name: 'review', order }} order={order} />
}

it('the button that replaces the confirmation of an expired rate has its focus, and the reverse', () => {
  const { main, show } = open(conversion(60_000))
  main(/^Convert/).focus()
  show(conversion(-60_000))
  expect(document.activeElement).toBe(main(/^Get a new rate/))
  show(conversion(60_000))
  expect(document.activeElement).toBe(main(/^Convert/))
})

it('a rate that expires takes the focus from nothing else', () => {
  const { main, show } = open(conversion(60_000))
  show(conversion(-60_000))
  main(/^Get a new rate/)
  expect(document.activeElement).toBe(document.body)
})

it('the way back has the focus once a friend can no longer be found', () => {
  const review = (phase: object) => (
    <FriendReview phase={{ name: 'review', order: friendOrder, ...phase }} order={friendOrder} />
  )
  const { container, main, show } = open(review({}))
  main(/^Send/).focus()
  show(review({ issue: { kind: 'gone' } }))
  expect(document.activeElement).toBe(getByRole(container, 'button', { name: 'Go back' }))
})
