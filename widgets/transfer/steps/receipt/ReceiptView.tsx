import { useLingui } from '@lingui/react/macro'
import { formatAmount } from '../../../../shared/money/format.ts'
import { KeepReceipt } from '../../../../shared/transfers/KeepReceipt.tsx'
import { MaskedNumber } from '../../../../shared/transfers/MaskedNumber.tsx'
import { ReceiptHead } from '../../../../shared/transfers/ReceiptHead.tsx'
import { AddressText } from '../../../../shared/ui/AddressText.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Detail, DetailList } from '../../../../shared/ui/DetailList.tsx'
import { LongText } from '../../../../shared/ui/LongText.tsx'
import { ReviewProgress } from '../../../../shared/ui/ReviewProgress.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Receipt } from '../../submission/submission-state.ts'
import { StepFooter } from '../StepFooter.tsx'
import { useReceiptText } from './use-receipt-text.ts'

/** The order, its number and the state of its two reviews; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const model = useModel()
  const { record, kind, amount, currency, fee, network, to } = receipt
  const { status, text, reviews, labels, date } = useReceiptText(receipt)
  const shown = kind === 'usd-withdrawal' ? <MaskedNumber account={to} /> : to
  return (
    <section className="tw-receipt" aria-label={text.title} data-status={status}>
      <ReceiptHead status={status} headline={text.headline} amount={amount} currency={currency} />
      <DetailList>
        {record && <Detail mono label={labels.order} value={record.orderNumber} />}
        {network && <Detail label={labels.network} value={network} />}
        {to && <Detail label={labels.to} value={network ? <AddressText address={to} /> : shown} />}
        {fee && <Detail label={labels.fee} value={`${formatAmount(fee)} ${currency}`} />}
        {date && <Detail label={labels.date} value={date} />}
      </DetailList>
      {reviews.length > 0 && (
        <div aria-live="polite">
          <ReviewProgress label={t`Review`} steps={reviews} />
        </div>
      )}
      {text.notes.map((note) => (
        <p key={note}>
          <LongText text={note} />
        </p>
      ))}
      <KeepReceipt model={model} text={text} name={`receipt-${record?.orderNumber ?? kind}`} />
      <StepFooter>
        <Button variant="primary" onClick={submission.dismissReceipt}>
          {t`Done`}
        </Button>
      </StepFooter>
    </section>
  )
}
