import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { isInNetwork } from '../../../shared/orders/reviews/network-deposit.ts'
import {
  reviewsAlone,
  useReviewSteps,
  useStepsLabel,
} from '../../../shared/orders/reviews/use-review-steps.ts'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'

/** The reviews of a record while they go on, or its way through a network. */
export const RecordReviews = ({ record }: { record: HistoryRecord }) => {
  const labelOf = useStepsLabel()
  const stepsOf = useReviewSteps()
  if (record.status !== 'Auditing' || !(record.reviews?.length || isInNetwork(record))) return null
  return <ReviewProgress label={labelOf(record)} steps={reviewsAlone(stepsOf(record))} />
}
