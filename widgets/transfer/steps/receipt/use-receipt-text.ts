import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../../shared/dates/dates.ts'
import { formatAmount } from '../../../../shared/money/format.ts'
import { masked } from '../../../../shared/transfers/masked.ts'
import { type ReviewStatus, statusOf } from '../../../../shared/transfers/review-status.ts'
import { useReceiptCertificate } from '../../../../shared/transfers/use-receipt-certificate.ts'
import { useReviewSteps } from '../../../../shared/transfers/use-review-steps.ts'
import type { Receipt } from '../../submission/submission-state.ts'

/** The headline for each status. */
function useHeadlines(kind: Receipt['kind']): Readonly<Record<ReviewStatus, string>> {
  const { t } = useLingui()
  return kind === 'deposit-proof'
    ? {
        submitted: t`Proof submitted`,
        finalReview: t`Proof in final review`,
        approved: t`Deposit approved`,
        rejected: t`Proof rejected`,
      }
    : {
        submitted: t`Withdrawal submitted`,
        finalReview: t`Withdrawal in final review`,
        approved: t`Withdrawal approved`,
        rejected: t`Withdrawal rejected`,
      }
}

/** All texts of a receipt in the reader's language; unknown facts are left out. */
export function useReceiptText(receipt: Receipt) {
  const { t, i18n } = useLingui()
  const { record, kind, amount, currency, network, certainty, to } = receipt
  // The server's fee counts: it may differ from the one that was reviewed.
  const fee = record?.fee ?? receipt.fee
  const status = statusOf(record)
  const headline = useHeadlines(kind)[status]
  const reviews = useReviewSteps(kind === 'deposit-proof')(record)
  const date = formatDate(record?.date, 'zonedDateTime', i18n.locale)
  const money = (value: typeof amount) => `${formatAmount(value)} ${currency}`
  const feeText = fee && money(fee)
  const labels = {
    order: t`Order number`,
    network: t`Network`,
    to: kind === 'deposit-proof' ? t`Method` : t`To`,
    check: t`Address check`,
    fee: t`Fee`,
    date: t`Date`,
  }
  const check = certainty === 'none' && t`Addresses on ${network} cannot be checked here`
  const text = useReceiptCertificate(receipt, {
    headline,
    reviews,
    rows: [
      [t`Amount`, money(amount)],
      record && [labels.order, record.orderNumber],
      network && [labels.network, network],
      to && [labels.to, kind === 'usd-withdrawal' ? masked(to) : to],
      check && [labels.check, check],
      feeText && [labels.fee, feeText],
      date && [labels.date, date],
    ],
  })
  return { status, text, reviews, labels, date, feeText, check }
}
