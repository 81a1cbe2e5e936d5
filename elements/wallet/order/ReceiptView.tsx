import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { ReceiptScreen } from '../../../shared/orders/receipt/ReceiptScreen.tsx'
import { Detail } from '../../../shared/ui/DetailList.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useActions, useModel } from '../model/context.ts'
import type { Receipt } from './submission-state.ts'
import { useReceiptText } from './use-receipt-text.ts'

/** What was sent, and to whom; the receipt fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission } = useActions()
  const model = useModel()
  const { record } = receipt
  const { status, text, reviews, figure, arriving, given } = useReceiptText(receipt)
  const [, ...facts] = text.rows
  return (
    <ReceiptScreen
      model={model}
      status={status}
      amount={figure.amount}
      currency={figure.currency}
      text={text}
      reviews={reviews}
      answer={
        arriving ? (
          <Arrives order={arriving} />
        ) : (
          given !== undefined && (
            <div className="tw-arrives">
              <p {...maskedText()}>{given}</p>
            </div>
          )
        )
      }
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
