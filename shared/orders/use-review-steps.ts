import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../api/wire/transfer.ts'
import { reviewTargetHours } from '../limits.ts'
import { formatDate } from '../text/dates/dates.ts'
import type { ReviewStep } from '../ui/ReviewProgress.tsx'
import { statusOf } from './review-status.ts'

type Reviewed = Pick<TransferRecord, 'status' | 'reviews' | 'date'>
type Review = NonNullable<TransferRecord['reviews']>[number]

/**
 * What a transfer goes through, for `ReviewProgress`: when it was submitted, if that is known, and the
 * tiers of its review. None without a review. `useRejection` has the reason of a rejection.
 */
export function useReviewSteps(): (record: Reviewed | undefined) => ReviewStep[] {
  const { t, i18n } = useLingui()
  const hours = reviewTargetHours
  const tiers = {
    BROKER: t`Preliminary review by your broker`,
    CLEARING: t`Final review by the clearing institution`,
  }
  return (record) => {
    // A rejection ends the review.
    const isRejected = statusOf(record) === 'rejected'
    const words = {
      WAITING: isRejected ? t`Not required` : t`Not started`,
      PENDING: isRejected ? t`Not required` : t`Under review`,
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
    const steps = (record?.reviews ?? []).map((review) => ({
      key: review.tier as string,
      title: tiers[review.tier],
      state: states[review.state],
      stateText: words[review.state],
      details: detailsOf(review),
    }))
    const stateText = formatDate(record?.date, 'shortDay', i18n.locale)
    if (steps.length === 0 || !stateText) return steps
    return [{ key: 'submitted', title: t`Submitted`, state: 'done', stateText }, ...steps]
  }
}
