import { useLingui } from '@lingui/react/macro'
import { ReceiptScreen } from '../../../../shared/receipt/ReceiptScreen.tsx'
import { ConfirmButton } from '../../../../shared/ui/ConfirmButton.tsx'
import { Detail } from '../../../../shared/ui/DetailList.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Receipt } from '../../submission/submission-state.ts'
import { StepFooter } from '../StepFooter.tsx'
import { useReceiptText } from './use-receipt-text.ts'

/** What was sent, and to whom; the receipt fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const model = useModel()
  const { record, amount, currency } = receipt
  const { status, text, reviews } = useReceiptText(receipt)
  const [, ...facts] = text.rows
  return (
    <>
      <ReceiptScreen
        model={model}
        status={status}
        amount={amount}
        currency={currency}
        text={text}
        reviews={reviews}
      >
        {facts.map(([label, value]) => (
          <Detail
            key={label}
            label={label}
            value={value}
            mono={value === record?.orderNumber || undefined}
          />
        ))}
      </ReceiptScreen>
      <StepFooter>
        <ConfirmButton variant="primary" onClick={submission.dismissReceipt}>
          {t`Done`}
        </ConfirmButton>
      </StepFooter>
    </>
  )
}
