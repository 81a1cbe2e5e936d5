import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { decimalText } from '../../money/decimal-text.ts'
import { ReviewProgress } from '../../ui/ReviewProgress.tsx'
import { render } from '../../ui/render.test-helper.ts'
import { useReviewSteps } from './use-review-steps.ts'

type Reviewed = NonNullable<Parameters<ReturnType<typeof useReviewSteps>>[0]>

const Line = ({ record }: { record: Reviewed }) => (
  <ReviewProgress label="Review" steps={useReviewSteps()(record)} />
)

const lineOf = (own: Partial<Reviewed>) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Line record={{ status: 'Auditing', date: '2026-03-02T08:15:00Z', ...own }} />
    </I18nProvider>,
  )
  return [...container.querySelectorAll('li')].map(
    (step) => `${step.dataset.state}: ${step.textContent}`,
  )
}

const reviews = (broker: 'PENDING' | 'APPROVED', clearing: 'WAITING' | 'APPROVED') => [
  {
    tier: 'BROKER' as const,
    state: broker,
    at: broker === 'APPROVED' ? '2026-03-03T08:00:00Z' : null,
  },
  {
    tier: 'CLEARING' as const,
    state: clearing,
    at: clearing === 'APPROVED' ? '2026-03-04T08:00:00Z' : null,
  },
]
const broker = 'Preliminary review by your broker'
const clearing = 'Final review by the clearing institution'

it('leads from the request over both reviews to the payment, each with its day', () => {
  expect(lineOf({ reviews: reviews('PENDING', 'WAITING'), paidAt: null })).toEqual([
    'done: Submitted Mar 2, 2026',
    `current: ${broker} Under review`,
    `waiting: ${clearing} Not started`,
    'waiting: Payment Not started',
  ])
  const waiting = lineOf({ reviews: reviews('PENDING', 'WAITING'), isCancellable: true })
  expect(waiting[1]).toBe(`current: ${broker} Waiting to begin`)
  const approved = { status: 'Success', reviews: reviews('APPROVED', 'APPROVED') } as const
  expect(lineOf({ ...approved, paidAt: null }).slice(1)).toEqual([
    `done: ${broker} Approved · Mar 3, 2026`,
    `done: ${clearing} Approved · Mar 4, 2026`,
    'current: Payment In preparation',
  ])
  expect(lineOf({ ...approved, paidAt: '2026-03-05T08:00:00Z' }).at(-1)).toBe(
    'done: Payment Sent · Mar 5, 2026',
  )
})

it('has no payment where the server does not tell of one, and none of what was rejected', () => {
  expect(lineOf({ reviews: reviews('PENDING', 'WAITING') })).toHaveLength(3)
  const rejected = lineOf({ status: 'Fail', reviews: reviews('PENDING', 'WAITING'), paidAt: null })
  expect(rejected.join()).not.toContain('Payment')
})

it('ends where the person has cancelled it', () => {
  const own = { status: 'Fail', cancelledAt: '2026-03-02T08:20:00Z', paidAt: null } as const
  expect(lineOf({ ...own, reviews: reviews('PENDING', 'WAITING') })).toEqual([
    'done: Submitted Mar 2, 2026',
    'ended: Cancelled by you Mar 2, 2026',
  ])
})

it('follows USDT from the network to the wallet, and ends where it is not credited', () => {
  const seen = 'done: Seen in the network Mar 2, 2026'
  expect(lineOf({ confirmations: { seen: 2, needed: 9 } })).toEqual([
    seen,
    'current: Confirmed by the network 2 of 9 blocks',
    'waiting: Credited to your wallet Not yet',
  ])
  expect(lineOf({ confirmations: { seen: 9, needed: 9 } }).slice(1)).toEqual([
    'done: Confirmed by the network 9 of 9 blocks',
    'current: Credited to your wallet Under way',
  ])
  const credited = { status: 'Success', creditedAt: '2026-03-03T08:00:00Z' } as const
  expect(lineOf({ ...credited, confirmations: { seen: 9, needed: 9 } }).at(-1)).toBe(
    'done: Credited to your wallet Mar 3, 2026',
  )
  expect(lineOf({ status: 'Fail', belowMinimum: decimalText('10') })).toEqual([
    seen,
    'failed: Credited to your wallet Not credited',
  ])
})
