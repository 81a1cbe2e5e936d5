import type { TransferRecord } from '../../api/wire/transfer.ts'

/** How far the two reviews of a transfer are; without a record it is `submitted`. */
export type ReviewStatus = 'submitted' | 'finalReview' | 'approved' | 'rejected' | 'cancelled'

/** Combines the record with its reviews: either one may already hold the decision. */
export function statusOf(
  record: Pick<TransferRecord, 'status' | 'reviews' | 'cancelledAt'> | undefined,
): ReviewStatus {
  const reviews = record?.reviews ?? []
  if (record?.status === 'Fail' && record.cancelledAt) return 'cancelled'
  if (record?.status === 'Fail' || reviews.some(({ state }) => state === 'REJECTED')) {
    return 'rejected'
  }
  if (record?.status === 'Success') return 'approved'
  const isFirstDone = reviews.some(({ tier, state }) => tier === 'BROKER' && state === 'APPROVED')
  return isFirstDone ? 'finalReview' : 'submitted'
}

/** Whether an order was not carried out, and never will be. */
export const hasEnded = (status: ReviewStatus | undefined): boolean =>
  status === 'rejected' || status === 'cancelled'
