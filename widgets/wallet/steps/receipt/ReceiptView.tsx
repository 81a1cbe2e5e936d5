import { useLingui } from '@lingui/react/macro'
import { KeepReceipt } from '../../../../shared/transfers/KeepReceipt.tsx'
import { ReceiptHead } from '../../../../shared/transfers/ReceiptHead.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Detail, DetailList } from '../../../../shared/ui/DetailList.tsx'
import { LongText } from '../../../../shared/ui/LongText.tsx'
import { ReviewProgress } from '../../../../shared/ui/ReviewProgress.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Receipt } from '../../submission/submission-state.ts'
import { StepFooter } from '../StepFooter.tsx'
import { useReceiptText } from './use-receipt-text.ts'

/** What was sent, to whom and as what; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const model = useModel()
  const { record, kind, amount, currency } = receipt
  const { status, text, reviews } = useReceiptText(receipt)
  const [, ...facts] = text.rows
  return (
    <section className="tw-receipt" aria-label={text.title} data-status={status}>
      <ReceiptHead status={status} headline={text.headline} amount={amount} currency={currency} />
      <DetailList>
        {facts.map(([label, value]) => (
          <Detail
            key={label}
            label={label}
            value={value}
            mono={value === record?.orderNumber || undefined}
          />
        ))}
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
