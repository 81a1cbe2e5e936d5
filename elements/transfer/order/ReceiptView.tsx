import { CancelOrder } from '../../../shared/orders/cancellation/CancelOrder.tsx'
import { PasskeyOffer } from '../../../shared/orders/confirmation/PasskeyOffer.tsx'
import { PaymentDetails } from '../../../shared/orders/payment/PaymentDetails.tsx'
import { Questions } from '../../../shared/orders/question/Questions.tsx'
import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { Facts } from '../../../shared/orders/receipt/Facts.tsx'
import { ReceiptScreen } from '../../../shared/orders/receipt/ReceiptScreen.tsx'
import { recipientFor } from '../../../shared/recipients/rules.ts'
import { SaveRecipient } from '../../../shared/recipients/SaveRecipient.tsx'
import { useBook } from '../../../shared/recipients/use-recipients.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useActions, useModel } from '../model/context.ts'
import type { Receipt } from './submission-state.ts'
import { useReceiptText } from './use-receipt-text.tsx'

/** The order, its number and the state of its two reviews; it fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission, confirming, requests, endFailures, inputs, recipients } = useActions()
  const model = useModel()
  const { copying, prompt } = useCopyPrompt(model.messages.toast)
  const { record, amount, currency, to, channel } = receipt
  const book = useBook(recipients)
  const saved =
    book && channel !== undefined
      ? recipientFor(book, { address: to, network: channel })
      : undefined
  const { status, text, reviews, reviewsLabel, network, recipient, facts, arriving } =
    useReceiptText(receipt, saved?.name)
  return (
    <ReceiptScreen
      model={model}
      status={status}
      amount={amount}
      currency={currency}
      text={text}
      reviews={reviews}
      reviewsLabel={reviewsLabel}
      answer={<Arrives order={arriving} />}
      first={
        record?.questions && (
          <Questions record={record} parts={{ model, requests, endFailures, inputs }} />
        )
      }
      acts={
        <>
          {typeof record?.isCancellable === 'boolean' && (
            <CancelOrder record={record} currency={currency} requests={requests} />
          )}
          {network && channel !== undefined && book && !recipient && (
            <SaveRecipient
              recipients={recipients}
              recipient={{ address: to, network: channel, networkName: network }}
            >
              <small>{network}</small>
              <AddressText address={to} />
            </SaveRecipient>
          )}
          <PasskeyOffer offer={receipt.passkeyOffer} confirming={confirming} />
          {prompt}
        </>
      }
      onDone={submission.dismissReceipt}
    >
      <Facts facts={facts} copying={copying} />
      {record && (
        <PaymentDetails record={record} open={model.page.openExplorer} copying={copying} />
      )}
    </ReceiptScreen>
  )
}
