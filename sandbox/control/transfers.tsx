/** @jsxImportSource hono/jsx */

import { masked } from '../../shared/orders/card/masked.ts'
import type { BoundCard } from '../bank-cards/bound-card.ts'
import { formatTime } from '../basics/dates.ts'
import { amountText, moneyText } from '../basics/money-text.ts'
import type { ListedTransfer } from '../transfers/record.ts'
import { Empty, Section, Table } from './layout.tsx'

const kindOf = ({ type }: ListedTransfer) => (type === 'WITHDRAW' ? 'Withdrawal' : 'Deposit')

const describe = (transfer: ListedTransfer): string =>
  `${kindOf(transfer)} of ${moneyText(transfer.amount, transfer.currency)}`

/** Where a transfer goes: a bank account, by the end of its number, or an address and its network. */
function destinationOf({ bankCard, type, address, mainnetType, paymentChannel }: ListedTransfer) {
  if (bankCard) {
    const { bankName, bankAccount, id } = bankCard
    return `${bankName ?? 'Bank account'} ${masked(bankAccount)} (${id})`
  }
  return type === 'WITHDRAW' && address ? `${address} on ${mainnetType ?? paymentChannel}` : ''
}

/** The whole account, which only the last tier needs: its approval pays the withdrawal. */
function Payee({ card: { bankAccount, details } }: { card: BoundCard }) {
  return (
    <details>
      <summary>Account to pay</summary>
      <p>
        <code>{bankAccount}</code>
        {details && (
          <>
            , {details.holderName}, {details.holderAddress}. {details.bankName},{' '}
            {details.bankAddress}, {details.postCode} {details.city}, {details.country}. SWIFT/BIC{' '}
            <code>{details.swiftCode}</code>
          </>
        )}
      </p>
    </details>
  )
}

/** What was asked about a transfer and answered, and a form for the next question. */
function Questions({ transfer: { orderNumber, questions = [] } }: { transfer: ListedTransfer }) {
  const questionId = `question-${orderNumber}`
  const isOpen = questions.some(({ answer }) => !answer)
  return (
    <>
      {questions.map(({ id, text, answer }) => (
        <div key={id}>
          <p>Asked: {text}</p>
          <p>
            {answer ? <>Answered: {answer.text}</> : <strong>No answer yet.</strong>}
            {answer?.files?.map((url, at) => (
              <>
                {' '}
                <a href={url}>
                  image {at + 1}
                  <span class="hidden"> of the answer about {orderNumber}</span>
                </a>
              </>
            ))}
          </p>
        </div>
      ))}
      {!isOpen && (
        <form method="post" action="/sandbox/control/reviews/question" class="row">
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <label for={questionId}>
            <span>Question to the account holder</span>
            <input id={questionId} name="text" autocomplete="off" required maxlength={2000} />
          </label>
          <button type="submit">
            Ask<span class="hidden"> about order {orderNumber}</span>
          </button>
        </form>
      )}
    </>
  )
}

function Review({ transfer, payee }: { transfer: ListedTransfer; payee: BoundCard | undefined }) {
  const destination = destinationOf(transfer)
  const reasonId = `reason-${transfer.orderNumber}`
  return (
    <li class="card">
      <h3>
        {describe(transfer)} <span class="muted">by {transfer.account}</span>
      </h3>
      <p>
        Order <code>{transfer.orderNumber}</code>, awaiting review by{' '}
        <strong>{transfer.tier}</strong>
        {destination && (
          <>
            , to <code>{destination}</code>
          </>
        )}
        {transfer.proveImage && (
          <>
            , <a href={transfer.proveImage}>remittance proof of {transfer.orderNumber}</a>
          </>
        )}
      </p>
      {payee && <Payee card={payee} />}
      <Questions transfer={transfer} />
      {transfer.isCancellable && (
        <form method="post" action="/sandbox/control/reviews/begin" class="row">
          <input type="hidden" name="orderNumber" value={transfer.orderNumber} />
          <span>The account holder can cancel it until the review begins.</span>
          <button type="submit">
            Begin the review<span class="hidden"> of order {transfer.orderNumber}</span>
          </button>
        </form>
      )}
      <form method="post" action="/sandbox/control/reviews" class="row">
        <input type="hidden" name="orderNumber" value={transfer.orderNumber} />
        <input type="hidden" name="tier" value={transfer.tier ?? ''} />
        <label for={reasonId}>
          <span>Reason (for a rejection)</span>
          <input id={reasonId} name="reason" autocomplete="off" />
        </label>
        <button type="submit" name="decision" value="approve" class="primary">
          Approve<span class="hidden"> order {transfer.orderNumber}</span>
        </button>
        <button type="submit" name="decision" value="reject">
          Reject<span class="hidden"> order {transfer.orderNumber}</span>
        </button>
      </form>
    </li>
  )
}

/** Open reviews, each with the tier whose turn it is. */
export function Reviews(props: {
  transfers: readonly ListedTransfer[]
  /** By order number. */
  payees: ReadonlyMap<string, BoundCard>
}) {
  const { transfers, payees } = props
  return (
    <Section id="reviews" title="Review queue">
      {transfers.length === 0 && <Empty>Nothing is awaiting review.</Empty>}
      <ul>
        {transfers.map((transfer) => (
          <Review
            key={transfer.orderNumber}
            transfer={transfer}
            payee={payees.get(transfer.orderNumber)}
          />
        ))}
      </ul>
    </Section>
  )
}

/** What became of a transfer, in words. */
function statusOf({ status, failReason, cancelledAt, paidAt, ...way }: ListedTransfer): string {
  if (cancelledAt) return 'cancelled by the account holder'
  const reference = way.transactionHash ?? way.bankReference
  return [
    `${status}${failReason ? `: ${failReason}` : ''}`,
    paidAt && `paid${reference ? ` as ${reference}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** All transfers in any state. */
export function Transfers({ transfers }: { transfers: readonly ListedTransfer[] }) {
  return (
    <Section id="transfers" title="All transfers">
      {transfers.length === 0 ? (
        <Empty>No transfers yet.</Empty>
      ) : (
        <Table
          label="All transfers"
          heads={[
            'Order',
            'Account',
            'What',
            'To',
            { figure: 'Amount' },
            { figure: 'Fee' },
            'Status',
            'Broker',
            'Clearing',
            'When',
          ]}
          rows={transfers.map((transfer) => ({
            key: transfer.orderNumber,
            cells: [
              <code>{transfer.orderNumber}</code>,
              transfer.account,
              kindOf(transfer),
              destinationOf(transfer),
              moneyText(transfer.amount, transfer.currency),
              amountText(transfer.fee),
              statusOf(transfer),
              ...transfer.reviews.map(({ state }) => state),
              formatTime(transfer.date),
            ],
          }))}
        />
      )}
    </Section>
  )
}
