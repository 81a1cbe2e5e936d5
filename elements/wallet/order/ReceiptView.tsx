import { ReceiptScreen } from '../../../shared/orders/receipt/ReceiptScreen.tsx'
import { Detail } from '../../../shared/ui/DetailList.tsx'
import { useActions, useModel } from '../model/context.ts'
import type { Receipt } from './submission-state.ts'
import { useReceiptText } from './use-receipt-text.ts'

/** What was sent, and to whom; the receipt fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission } = useActions()
  const model = useModel()
  const { record, amount, currency } = receipt
  const { status, text, reviews } = useReceiptText(receipt)
  const [, ...facts] = text.rows
  return (
    <ReceiptScreen
      model={model}
      status={status}
      amount={amount}
      currency={currency}
      text={text}
      reviews={reviews}
      onDone={submission.dismissReceipt}
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
  )
}
