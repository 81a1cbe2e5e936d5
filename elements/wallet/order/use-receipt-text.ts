import { useLingui } from '@lingui/react/macro'
import { amountWithUnit, formatRate } from '../../../shared/money/format.ts'
import { type ReviewStatus, statusOf } from '../../../shared/orders/review-status.ts'
import { useNoFee } from '../../../shared/orders/use-no-fee.ts'
import { useReceiptCertificate } from '../../../shared/orders/use-receipt-certificate.ts'
import { useReviewSteps } from '../../../shared/orders/use-review-steps.ts'
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
      }
    : {
        submitted: t`Transfer submitted`,
        finalReview: t`Transfer in final review`,
        approved: t`Sent to your friend`,
        rejected: t`Transfer rejected`,
      }
}

/** All texts of a receipt in the reader's language; unknown facts are left out. */
export function useReceiptText(receipt: Receipt) {
  const { t, i18n } = useLingui()
  const { record, kind, amount, currency, fee, to, toNumber, converted } = receipt
  const status = statusOf(record)
  const noFee = useNoFee()
  const reviews = useReviewSteps()(record)
  const date = formatDate(record?.date, 'zonedDateTime', i18n.locale)
  const headline = useHeadlines(kind)[status]
  const text = useReceiptCertificate(receipt, {
    headline,
    reviews,
    rows: [
      [t`Amount`, amountWithUnit(amount, currency)],
      to && [t`To`, to],
      toNumber && [t`Wallet number`, toNumber],
      converted &&
        status !== 'rejected' && [
          status === 'approved' ? t`You received` : t`You receive`,
          amountWithUnit(converted.receives, 'USD'),
        ],
      converted && [t`Rate`, `1 USDT = ${formatRate(converted.rate)} USD`],
      fee && status !== 'rejected' && [t`Fee`, noFee(fee) ?? amountWithUnit(fee, currency)],
      record && [t`Order number`, record.orderNumber],
      date && [t`Date`, date],
    ],
  })
  return { status, text, reviews }
}
