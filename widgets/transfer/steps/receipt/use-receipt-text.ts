import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../../../shared/api/wire/transfer.ts'
import { formatDate } from '../../../../shared/i18n/dates.ts'
import { languageTag } from '../../../../shared/i18n/language-tag.ts'
import { reviewTargetHours } from '../../../../shared/limits.ts'
import { formatAmount } from '../../../../shared/money/format.ts'
import type { ReviewStep } from '../../../../shared/ui/ReviewProgress.tsx'
import type { Receipt } from '../../submission/submission-state.ts'
import { masked } from '../masked.ts'
import type { ReceiptText } from './receipt-file.ts'
import { type ReceiptStatus, statusOf } from './receipt-status.ts'

type Review = NonNullable<TransferRecord['reviews']>[number]

/** The headline for each status. */
function useHeadlines(kind: Receipt['kind']): Readonly<Record<ReceiptStatus, string>> {
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

/** The texts of the review tiers. */
function useReviewSteps(kind: Receipt['kind'], status: ReceiptStatus) {
  const { t } = useLingui()
  const hours = reviewTargetHours
  const isRejected = status === 'rejected'
  const tiers = {
    BROKER: t`Preliminary review by your broker`,
    CLEARING: t`Final review by the clearing institution`,
  }
  const words = {
    // A rejection ends the review.
    WAITING: isRejected ? t`Not required` : t`Not started`,
    PENDING: isRejected ? t`Not required` : t`Under review`,
    APPROVED: t`Approved`,
    REJECTED: t`Rejected`,
  }
  const states = {
    WAITING: 'waiting',
    PENDING: isRejected ? 'waiting' : 'current',
    APPROVED: 'done',
    REJECTED: 'failed',
  } as const
  const detailsOf = ({ tier, state, reason }: Review): string[] => {
    if (state === 'REJECTED') {
      const consequence =
        kind === 'deposit-proof'
          ? t`Nothing was credited. Please ask your broker how to proceed.`
          : t`The amount has been returned to your wallet.`
      return [reason, consequence].filter((text): text is string => Boolean(text))
    }
    const isPending = !isRejected && (state === 'WAITING' || state === 'PENDING')
    return tier === 'CLEARING' && isPending
      ? [t`Aims to finish within ${plural(hours, { one: '# hour', other: '# hours' })}`]
      : []
  }
  return (reviews: readonly Review[]): ReviewStep[] =>
    reviews.map((review) => ({
      key: review.tier,
      title: tiers[review.tier],
      state: states[review.state],
      stateText: words[review.state],
      details: detailsOf(review),
    }))
}

/** All texts of a receipt in the reader's language; unknown facts are left out. */
export function useReceiptText(receipt: Receipt) {
  const { t, i18n } = useLingui()
  const { record, kind, amount, currency, fee, network, to } = receipt
  const status = statusOf(record)
  const headline = useHeadlines(kind)[status]
  const reviews = useReviewSteps(kind, status)(record?.reviews ?? [])
  const date = formatDate(record?.date, 'zonedDateTime', i18n.locale)
  const money = (value: typeof amount) => `${formatAmount(value)} ${currency}`
  const labels = {
    order: t`Order number`,
    network: t`Network`,
    to: kind === 'deposit-proof' ? t`Method` : t`To`,
    fee: t`Fee`,
    date: t`Date`,
  }
  const rows: (readonly [string, string] | '' | undefined)[] = [
    [t`Amount`, money(amount)],
    record && [labels.order, record.orderNumber],
    network && [labels.network, network],
    to && [labels.to, kind === 'usd-withdrawal' ? masked(to) : to],
    fee && [labels.fee, money(fee)],
    date && [labels.date, date],
  ]
  const { failReason } = record ?? {}
  const text: ReceiptText = {
    title: t`Receipt`,
    headline,
    rows: rows.filter((row) => row !== undefined && row !== ''),
    reviews,
    notes: status === 'rejected' && !record?.reviews?.length && failReason ? [failReason] : [],
    language: languageTag(i18n.locale),
  }
  return { status, text, reviews, labels, date }
}
