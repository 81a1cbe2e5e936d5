import { ReceiptScreen } from '../../../../shared/receipt/ReceiptScreen.tsx'
import { MaskedNumber } from '../../../../shared/transfers/MaskedNumber.tsx'
import { AddressText } from '../../../../shared/ui/AddressText.tsx'
import { Detail } from '../../../../shared/ui/DetailList.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Receipt } from '../../submission/submission-state.ts'
import { useReceiptText } from './use-receipt-text.ts'

/** The order, its number and the state of its two reviews; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission } = useActions()
  const model = useModel()
  const { record, kind, amount, currency, network, to } = receipt
  const { status, text, reviews, labels, date, feeText, check } = useReceiptText(receipt)
  const shown = kind === 'usd-withdrawal' ? <MaskedNumber account={to} /> : to
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
      {record && <Detail mono label={labels.order} value={record.orderNumber} />}
      {network && <Detail label={labels.network} value={network} />}
      {to && <Detail label={labels.to} value={network ? <AddressText address={to} /> : shown} />}
      {check && <Detail label={labels.check} value={check} />}
      {feeText && <Detail label={labels.fee} value={feeText} />}
      {date && <Detail label={labels.date} value={date} />}
    </ReceiptScreen>
  )
}
