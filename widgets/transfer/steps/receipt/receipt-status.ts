import type { TransferRecord } from '../../../../shared/api/wire/transfer.ts'

/** How far a transfer is; without a record all that is known is that it was submitted. */
export type ReceiptStatus = 'submitted' | 'finalReview' | 'approved' | 'rejected'

/** Reads record and reviews together: what one of them has decided is decided. */
export function statusOf(record: TransferRecord | undefined): ReceiptStatus {
  const reviews = record?.reviews ?? []
  if (record?.status === 'Fail' || reviews.some(({ state }) => state === 'REJECTED')) {
    return 'rejected'
  }
  if (record?.status === 'Success') return 'approved'
  const isFirstDone = reviews.some(({ tier, state }) => tier === 'BROKER' && state === 'APPROVED')
  return isFirstDone ? 'finalReview' : 'submitted'
}
