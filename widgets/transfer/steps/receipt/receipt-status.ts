import type { TransferRecord } from '../../../../shared/api/wire/transfer.ts'

/** The status of a transfer; without a record it is `submitted`. */
export type ReceiptStatus = 'submitted' | 'finalReview' | 'approved' | 'rejected'

/** Combines the record with its reviews: either one may already hold the decision. */
export function statusOf(record: TransferRecord | undefined): ReceiptStatus {
  const reviews = record?.reviews ?? []
  if (record?.status === 'Fail' || reviews.some(({ state }) => state === 'REJECTED')) {
    return 'rejected'
  }
  if (record?.status === 'Success') return 'approved'
  const isFirstDone = reviews.some(({ tier, state }) => tier === 'BROKER' && state === 'APPROVED')
  return isFirstDone ? 'finalReview' : 'submitted'
}
