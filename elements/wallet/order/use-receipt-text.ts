import { useLingui } from '@lingui/react/macro'
import { amountWithUnit, formatRate } from '../../../shared/money/format.ts'
import { useConfirmedRow } from '../../../shared/orders/confirmation/use-confirmed-row.ts'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import type { ArrivingOrder } from '../../../shared/orders/receipt/arrival-words.ts'
import { useReceiptCertificate } from '../../../shared/orders/receipt/use-receipt-certificate.ts'
import {
  hasEnded,
  type ReviewStatus,
  statusOf,
} from '../../../shared/orders/reviews/review-status.ts'
import { useReviewSteps } from '../../../shared/orders/reviews/use-review-steps.ts'
import { useFirstUseText } from '../../../shared/recipients/use-recipient-text.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import type { Receipt } from './submission-state.ts'

/** The headline for each status. Without a review, an accepted order is carried out at once. */
function useHeadlines(kind: Receipt['kind']): Readonly<Record<ReviewStatus, string>> {
  const { t } = useLingui()
  return kind === 'conversion'
    ? {
        submitted: t`Conversion submitted`,
        finalReview: t`Conversion in final review`,
        approved: t`Converted to USD`,
        rejected: t`Conversion rejected`,
        cancelled: t`Cancelled`,
      }
    : {
        submitted: t`Transfer submitted`,
        finalReview: t`Transfer in final review`,
        approved: t`Sent to your friend`,
        rejected: t`Transfer rejected`,
        cancelled: t`Cancelled`,
      }
}

/** The transfer to a friend that a receipt answers for first. */
const arrivingOrder = (
  { amount, currency, fee, to }: Receipt,
  status: ReviewStatus,
): ArrivingOrder | undefined =>
  to === undefined ? undefined : { amount, currency, fee, to: { friend: to }, status }

/**
 * All texts of a receipt in the reader's language; unknown facts are left out.
 *
 * @param savedAs the name that the friend has been saved under since
 */
export function useReceiptText(receipt: Receipt, savedAs?: string) {
  const { t, i18n } = useLingui()
  const { record, kind, amount, currency, fee, to, toNumber, converted } = receipt
  const recipient = savedAs ?? receipt.recipient
  const firstUse = useFirstUseText()(receipt.firstUse, 'friend')
  const status = statusOf(record)
  const noFee = useNoFee()
  const reviews = useReviewSteps()(record)
  const date = formatDate(record?.date, 'zonedDateTime', i18n.locale)
  const headline = useHeadlines(kind)[status]
  // Of a conversion, what the person got; a rejected one gave nothing.
  const got = hasEnded(status) ? undefined : converted
  const whole = amountWithUnit(amount, currency)
  const rate = converted && `1 USDT = ${formatRate(converted.rate)} USD`
  const figure = got ? { amount: got.receives, currency: 'USD' as const } : { amount, currency }
  const sum = amountWithUnit(amount, currency)
  const confirmed = useConfirmedRow()(record?.confirmedBy ?? receipt.confirmedBy)
  const text = useReceiptCertificate(receipt, {
    headline,
    reviews,
    rows: [
      got
        ? [
            status === 'approved' ? t`You received` : t`You receive`,
            amountWithUnit(got.receives, 'USD'),
          ]
        : [t`Amount`, sum],
      got && [t`Amount`, sum],
      recipient && [t`Recipient`, recipient],
      to && [t`To`, to],
      toNumber && [t`Wallet number`, toNumber],
      firstUse && [t`First use`, firstUse],
      rate && [t`Rate`, rate],
      fee && !hasEnded(status) && [t`Fee`, noFee(fee) ?? amountWithUnit(fee, currency)],
      confirmed,
      record && [t`Order number`, record.orderNumber],
      date && [t`Date`, date],
    ],
  })
  return {
    status,
    text,
    reviews,
    /** The large figure. */
    figure,
    arriving: arrivingOrder(receipt, status),
    /** What a conversion took, in words. */
    given: got ? t`For ${whole} from your USDT account.` : undefined,
  }
}
