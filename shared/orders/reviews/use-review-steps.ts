import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { reviewTargetHours } from '../../limits.ts'
import { formatDate } from '../../text/dates/dates.ts'
import type { ReviewStep } from '../../ui/ReviewProgress.tsx'
import { openQuestion } from '../question/open-question.ts'
import { isOfNetwork, useBlocksText } from './network-deposit.ts'
import { hasEnded, statusOf } from './review-status.ts'

type Reviewed = Pick<
  TransferRecord,
  | 'status'
  | 'reviews'
  | 'date'
  | 'isCancellable'
  | 'cancelledAt'
  | 'paidAt'
  | 'questions'
  | 'confirmations'
  | 'creditedAt'
  | 'belowMinimum'
>
type Review = NonNullable<TransferRecord['reviews']>[number]

const isStep = (step: ReviewStep | undefined | false): step is ReviewStep => Boolean(step)

/**
 * What a transfer goes through, for `ReviewProgress`: when it was submitted, if that is known, the tiers
 * of its review, and the payment of a withdrawal, if the server tells of it; or the way of USDT from its
 * network to the wallet. None without a review or a network. `useRejection` has the reason of a
 * rejection.
 */
export function useReviewSteps(): (record: Reviewed | undefined) => ReviewStep[] {
  const { t, i18n } = useLingui()
  const networkSteps = useNetworkSteps()
  const hours = reviewTargetHours
  const tiers = {
    BROKER: t`Preliminary review by your broker`,
    CLEARING: t`Final review by the clearing institution`,
  }
  const dateOf = (at: string | null | undefined) => formatDate(at, 'shortDay', i18n.locale)
  const withDay = (word: string, at: string | null | undefined) =>
    [word, dateOf(at)].filter(Boolean).join(' · ')
  const reviewSteps = (record: Reviewed): ReviewStep[] => {
    // A rejection ends the review.
    const isRejected = statusOf(record) === 'rejected'
    const begun = openQuestion(record) ? t`Needs your answer` : t`Under review`
    const pending = record.isCancellable ? t`Waiting to begin` : begun
    const words = {
      WAITING: isRejected ? t`Not required` : t`Not started`,
      PENDING: isRejected ? t`Not required` : pending,
      APPROVED: t`Approved`,
      REJECTED: t`Rejected`,
    }
    const states = {
      WAITING: 'waiting',
      PENDING: isRejected ? 'waiting' : 'current',
      APPROVED: 'done',
      REJECTED: 'failed',
    } as const
    const detailsOf = ({ tier, state }: Review): string[] => {
      return tier === 'CLEARING' && state === 'PENDING' && !isRejected
        ? [t`Target: within ${plural(hours, { one: '# hour', other: '# hours' })}`]
        : []
    }
    return (record.reviews ?? []).map((review) => ({
      key: review.tier,
      title: tiers[review.tier],
      state: states[review.state],
      stateText: withDay(words[review.state], review.at),
      details: detailsOf(review),
    }))
  }
  const payment = (record: Reviewed): ReviewStep | undefined => {
    const { paidAt } = record
    const status = statusOf(record)
    if (paidAt === undefined || hasEnded(status)) return undefined
    const step = { key: 'payment', title: t`Payment` }
    if (paidAt) {
      const sent = t({ message: 'Sent', context: 'money' })
      return { ...step, state: 'done', stateText: withDay(sent, paidAt) }
    }
    return status === 'approved'
      ? { ...step, state: 'current', stateText: t`In preparation` }
      : { ...step, state: 'waiting', stateText: t({ message: 'Not started', context: 'payment' }) }
  }
  return (record) => {
    if (!record) return []
    if (isOfNetwork(record)) return networkSteps(record)
    const cancelled: ReviewStep = {
      key: 'cancelled',
      title: t`Cancelled by you`,
      state: 'ended',
      stateText: dateOf(record.cancelledAt) ?? '',
    }
    const isCancelled = statusOf(record) === 'cancelled'
    const steps = isCancelled
      ? [cancelled]
      : [...reviewSteps(record), payment(record)].filter(isStep)
    const submitted = dateOf(record.date)
    if (steps.length === 0 || !submitted) return steps
    return [
      { key: 'submitted', title: t`Submitted`, state: 'done', stateText: submitted },
      ...steps,
    ]
  }
}

/** The way of USDT that arrives: seen in the network, confirmed by its blocks, credited. */
function useNetworkSteps(): (record: Reviewed) => ReviewStep[] {
  const { t, i18n } = useLingui()
  const blocksText = useBlocksText()
  const dateOf = (at: string | null | undefined) => formatDate(at, 'shortDay', i18n.locale) ?? ''
  return (record) => {
    const { status, date, confirmations, creditedAt } = record
    const isConfirmed =
      status === 'Success' || (confirmations && confirmations.seen >= confirmations.needed)
    const seen: ReviewStep = {
      key: 'seen',
      title: t`Seen in the network`,
      state: 'done',
      stateText: dateOf(date),
    }
    const wallet = { key: 'credited', title: t`Credited to your wallet` }
    if (status === 'Fail') return [seen, { ...wallet, state: 'failed', stateText: t`Not credited` }]
    const credit = (): ReviewStep => {
      if (status === 'Success') return { ...wallet, state: 'done', stateText: dateOf(creditedAt) }
      return isConfirmed
        ? {
            ...wallet,
            state: 'current',
            stateText: t({ message: 'Under way', context: 'deposit' }),
          }
        : { ...wallet, state: 'waiting', stateText: t({ message: 'Not yet', context: 'deposit' }) }
    }
    return [
      seen,
      {
        key: 'blocks',
        title: t`Confirmed by the network`,
        state: isConfirmed ? 'done' : 'current',
        stateText: blocksText(record) ?? '',
      },
      credit(),
    ]
  }
}

/** What the steps of a record are called together. */
export function useStepsLabel(): (record: Reviewed | undefined) => string {
  const { t } = useLingui()
  return (record) => (isOfNetwork(record) ? t`Progress of the deposit` : t`Review`)
}

/** Those of a transfer under review in a list, where its payment is far. */
export const reviewsAlone = (steps: readonly ReviewStep[]): readonly ReviewStep[] =>
  steps.filter(({ key }) => key !== 'payment')
