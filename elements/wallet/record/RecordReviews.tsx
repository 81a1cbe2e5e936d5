import { useLingui } from '@lingui/react/macro'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { reviewsAlone, useReviewSteps } from '../../../shared/orders/use-review-steps.ts'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'

/** The reviews of a record while they go on. */
export const RecordReviews = ({ record }: { record: HistoryRecord }) => {
  const { t } = useLingui()
  const stepsOf = useReviewSteps()
  if (record.status !== 'Auditing' || !record.reviews?.length) return null
  return <ReviewProgress label={t`Review`} steps={reviewsAlone(stepsOf(record))} />
}
