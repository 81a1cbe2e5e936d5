import { PasskeyOffer } from '../../../shared/orders/confirmation/PasskeyOffer.tsx'
import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { ReceiptScreen } from '../../../shared/orders/receipt/ReceiptScreen.tsx'
import { FriendNames } from '../../../shared/recipients/RecipientFacts.tsx'
import { recipientFor } from '../../../shared/recipients/rules.ts'
import { SaveRecipient } from '../../../shared/recipients/SaveRecipient.tsx'
import { useBook } from '../../../shared/recipients/use-recipients.ts'
import { Detail } from '../../../shared/ui/DetailList.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useActions, useModel } from '../model/context.ts'
import type { Receipt } from './submission-state.ts'
import { useReceiptText } from './use-receipt-text.ts'

/** What was sent, and to whom; the receipt fills the screen until Done. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { submission, confirming, recipients } = useActions()
  const model = useModel()
  const { record, to, toNumber } = receipt
  const book = useBook(recipients)
  const saved = book && toNumber ? recipientFor(book, { walletNumber: toNumber }) : undefined
  const { status, text, reviews, figure, arriving, given } = useReceiptText(receipt, saved?.name)
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
      acts={
        <>
          <PasskeyOffer offer={receipt.passkeyOffer} confirming={confirming} />
          {book !== undefined && toNumber !== undefined && !saved && (
            <SaveRecipient
              recipients={recipients}
              recipient={{ walletNumber: toNumber, ...(to && { maskedName: to }) }}
            >
              <FriendNames maskedName={to} walletNumber={toNumber} />
            </SaveRecipient>
          )}
        </>
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
