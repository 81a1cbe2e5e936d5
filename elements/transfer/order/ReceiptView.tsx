import { CardName } from '../../../shared/orders/CardName.tsx'
import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { ReceiptScreen } from '../../../shared/orders/receipt/ReceiptScreen.tsx'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Detail } from '../../../shared/ui/DetailList.tsx'
import { useActions, useModel } from '../model/context.ts'
import type { Receipt } from './submission-state.ts'
import { useReceiptText } from './use-receipt-text.ts'

/** The order, its number and the state of its two reviews; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission } = useActions()
  const model = useModel()
  const { record, amount, currency, to } = receipt
  const { status, text, reviews, labels, network, terms, date, card, check, arriving } =
    useReceiptText(receipt)
  return (
    <ReceiptScreen
      model={model}
      status={status}
      amount={amount}
      currency={currency}
      text={text}
      reviews={reviews}
      answer={<Arrives order={arriving} />}
      onDone={submission.dismissReceipt}
    >
      {network && to && <Detail label={labels.to} value={<AddressText address={to} />} />}
      {network && <Detail label={labels.network} value={network} />}
      {check && <Detail label={labels.check} value={check} />}
      {record && <Detail mono label={labels.order} value={record.orderNumber} />}
      {date && <Detail label={labels.date} value={date} />}
      {!network && to && <Detail label={labels.to} value={card ? <CardName card={card} /> : to} />}
      {terms.map(([label, value]) => (
        <Detail key={label} label={label} value={value} />
      ))}
    </ReceiptScreen>
  )
}
