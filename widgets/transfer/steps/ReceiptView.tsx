import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../../shared/api/wire/transfer.ts'
import { formatDate } from '../../../shared/i18n/dates.ts'
import { reviewTargetHours } from '../../../shared/limits.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Detail } from '../../../shared/ui/Detail.tsx'
import { DetailList } from '../../../shared/ui/DetailList.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'
import type { Receipt } from '../submission-state.ts'
import { useLater } from '../transfer-context.ts'
import { masked } from './masked.ts'

/** What was sent, its order number, and how far its two reviews are. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t, i18n } = useLingui()
  const { submission } = useLater()
  const { record, kind, amount, currency, fee, network, to } = receipt
  const titles = {
    'usd-withdrawal': t`Withdrawal submitted`,
    'usdt-withdrawal': t`Withdrawal submitted`,
    'deposit-proof': t`Proof submitted`,
  }
  const shown = kind === 'usd-withdrawal' ? masked(to) : to
  const destination = network ? <AddressText address={to} /> : shown
  const time = formatDate(record?.date, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="tw-receipt" aria-label={t`Receipt`}>
      <p className="tw-receipt-title">{titles[kind]}</p>
      <Money size="hero" value={formatAmount(amount)} unit={currency} />
      <DetailList>
        {record && <Detail mono label={t`Order number`} value={record.orderNumber} />}
        {network && <Detail label={t`Network`} value={network} />}
        {to && <Detail label={kind === 'deposit-proof' ? t`Method` : t`To`} value={destination} />}
        {fee && <Detail label={t`Fee`} value={`${formatAmount(fee)} ${currency}`} />}
        {time && <Detail label={t`Date`} value={time} />}
      </DetailList>
      {record?.reviews && <Reviews reviews={record.reviews} kind={kind} />}
      {record?.failReason && record.status === 'Fail' && !record.reviews && (
        <p>{record.failReason}</p>
      )}
      <Button onClick={submission.dismissReceipt}>{t`Done`}</Button>
    </section>
  )
}

type Review = NonNullable<TransferRecord['reviews']>[number]

const Reviews = ({ reviews, kind }: { reviews: readonly Review[]; kind: Receipt['kind'] }) => {
  const { t } = useLingui()
  const hours = reviewTargetHours
  const tiers = {
    BROKER: t`Review by your broker`,
    CLEARING: t`Review by the clearing institution`,
  }
  const words = {
    WAITING: t`Not begun`,
    PENDING: t`Under review`,
    APPROVED: t`Approved`,
    REJECTED: t`Rejected`,
  }
  const states = {
    WAITING: 'waiting',
    PENDING: 'current',
    APPROVED: 'done',
    REJECTED: 'failed',
  } as const
  const detailOf = ({ tier, state, reason }: Review): string | undefined => {
    if (state === 'REJECTED') {
      const credited = kind === 'deposit-proof' ? '' : t`The amount is back in your wallet.`
      return [reason, credited].filter(Boolean).join(' ')
    }
    const isOpen = state === 'WAITING' || state === 'PENDING'
    return tier === 'CLEARING' && isOpen ? t`As a rule within ${hours} hours` : undefined
  }
  return (
    <div aria-live="polite">
      <ReviewProgress
        label={t`Review`}
        steps={reviews.map((review) => ({
          key: review.tier,
          title: tiers[review.tier],
          state: states[review.state],
          stateText: words[review.state],
          detail: detailOf(review),
        }))}
      />
    </div>
  )
}
