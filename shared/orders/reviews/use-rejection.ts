import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { amountWithUnit } from '../../money/format.ts'
import { statusOf } from './review-status.ts'

type Rejectable = Pick<
  TransferRecord,
  'status' | 'reviews' | 'failReason' | 'cancelledAt' | 'belowMinimum' | 'amount'
>

/**
 * What a person reads first of a rejected or cancelled transfer: the reason, and where the money is;
 * empty for any other. Only a rejection in a review says where the money is.
 *
 * @param isDeposit a rejected deposit returns no money
 */
export function useRejection(isDeposit: boolean): (record: Rejectable | undefined) => string[] {
  const { t } = useLingui()
  return (record) => {
    const status = statusOf(record)
    if (status === 'cancelled')
      return [t`You have cancelled it. The amount is back in your wallet.`]
    if (!record || status !== 'rejected') return []
    if (record.belowMinimum) {
      const sum = amountWithUnit(record.amount, 'USDT')
      const minimum = amountWithUnit(record.belowMinimum, 'USDT')
      const fact = t`${sum} arrived. The minimum is ${minimum}, so it is not credited.`
      return record.failReason ? [fact, record.failReason] : [fact]
    }
    const review = record.reviews?.find(({ state }) => state === 'REJECTED')
    const consequence = isDeposit
      ? t`Nothing was credited. Ask your broker how to proceed.`
      : t`The amount has been returned to your wallet.`
    return [review?.reason || record.failReason, review && consequence].filter(
      (text): text is string => Boolean(text),
    )
  }
}
