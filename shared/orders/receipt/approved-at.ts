import type { TransferRecord } from '../../api/wire/transfer.ts'

/** When the last review approved a transfer; absent while it is under review, or if it is not known. */
export const approvedAt = (
  record: Pick<TransferRecord, 'reviews'> | undefined,
): string | null | undefined =>
  record?.reviews?.find(({ tier, state }) => tier === 'CLEARING' && state === 'APPROVED')?.at
