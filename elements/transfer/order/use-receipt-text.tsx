import { useLingui } from '@lingui/react/macro'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { CardName } from '../../../shared/orders/card/CardName.tsx'
import { cardText } from '../../../shared/orders/card/masked.ts'
import { useConfirmedRow } from '../../../shared/orders/confirmation/use-confirmed-row.ts'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { usePaymentRows } from '../../../shared/orders/payment/use-payment-rows.ts'
import { approvedAt } from '../../../shared/orders/receipt/approved-at.ts'
import type { ArrivingOrder } from '../../../shared/orders/receipt/arrival-words.ts'
import { knownFacts, rowsOf } from '../../../shared/orders/receipt/Facts.tsx'
import { useReceiptCertificate } from '../../../shared/orders/receipt/use-receipt-certificate.ts'
import { arrivingAmount } from '../../../shared/orders/reviews/arriving-amount.ts'
import { isOfNetwork } from '../../../shared/orders/reviews/network-deposit.ts'
import {
  hasEnded,
  type ReviewStatus,
  statusOf,
} from '../../../shared/orders/reviews/review-status.ts'
import { useReviewSteps, useStepsLabel } from '../../../shared/orders/reviews/use-review-steps.ts'
import { useWithdrawalArrival } from '../../../shared/orders/reviews/use-withdrawal-arrival.ts'
import { RecipientName } from '../../../shared/recipients/RecipientFacts.tsx'
import { useFirstUseText } from '../../../shared/recipients/use-recipient-text.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import type { Receipt } from './submission-state.ts'

/** The headline for each status. */
function useHeadlines({
  kind,
  currency,
  record,
}: Pick<Receipt, 'kind' | 'currency' | 'record'>): Readonly<Record<ReviewStatus, string>> {
  const { t } = useLingui()
  if (isOfNetwork(record)) {
    return {
      submitted: t`Deposit seen in the network`,
      finalReview: t`Deposit seen in the network`,
      approved: t`Deposit credited`,
      rejected: t`Deposit not credited`,
      cancelled: t`Cancelled`,
    }
  }
  // USDT arrives by itself: there is no proof.
  if (kind === 'deposit-proof' && currency === 'USDT') {
    return {
      submitted: t`Deposit under review`,
      finalReview: t`Deposit in final review`,
      approved: t`Deposit approved`,
      rejected: t`Deposit rejected`,
      cancelled: t`Cancelled`,
    }
  }
  return kind === 'deposit-proof'
    ? {
        submitted: t`Proof submitted`,
        finalReview: t`Proof in final review`,
        approved: t`Deposit approved`,
        rejected: t`Proof rejected`,
        cancelled: t`Cancelled`,
      }
    : {
        submitted: t`Withdrawal submitted`,
        finalReview: t`Withdrawal in final review`,
        approved: t`Withdrawal approved`,
        rejected: t`Withdrawal rejected`,
        cancelled: t`Withdrawal cancelled`,
      }
}

/** The card that a withdrawal of USD goes to: as the server has kept it, or as it was reviewed. */
const cardOf = ({ kind, record, to, bankName }: Receipt) =>
  kind === 'usd-withdrawal' ? (record?.bankCard ?? { bankAccount: to, bankName }) : undefined

/** The server's fee counts: it may differ from the one that was reviewed. */
const feeOf = ({ record, fee }: Receipt) => record?.fee ?? fee

/** When a withdrawal arrives, in words. */
function useArrivalOf() {
  const arrivalOf = useWithdrawalArrival()
  return ({ kind, record, arrival }: Receipt, status: ReviewStatus) => {
    if (kind === 'deposit-proof') return undefined
    const way = kind === 'usd-withdrawal' ? 'WIRE' : 'CRYPTO'
    return arrivalOf({ way, named: record?.arrival ?? arrival, status })
  }
}

/** Fee, arriving amount and time of a receipt; a transfer that was not carried out has none. */
function useTermsOf() {
  const { t } = useLingui()
  const noFee = useNoFee()
  const arrivalOf = useArrivalOf()
  return (receipt: Receipt, status: ReviewStatus) => {
    const { kind, amount, currency } = receipt
    if (hasEnded(status)) return []
    const fee = feeOf(receipt)
    const arrives = kind === 'deposit-proof' ? undefined : arrivingAmount(amount, fee)
    const time = arrivalOf(receipt, status)
    return [
      fee && { label: t`Fee`, value: noFee(fee) ?? amountWithUnit(fee, currency) },
      arrives && { label: t`You receive`, value: amountWithUnit(arrives, currency) },
      time && { label: t`Arrival`, value: time },
    ]
  }
}

/** What a receipt answers first. */
function useArrivingOrder() {
  const arrivalOf = useArrivalOf()
  return (receipt: Receipt, status: ReviewStatus, network: string): ArrivingOrder => {
    const { kind, amount, currency, record } = receipt
    const card = cardOf(receipt)
    const isProof = kind === 'deposit-proof'
    return {
      amount,
      currency,
      fee: feeOf(receipt),
      to: isProof
        ? { wallet: isOfNetwork(record) ? 'network' : 'review' }
        : card
          ? { card }
          : { network },
      status,
      time: arrivalOf(receipt, status),
      approvedAt: approvedAt(record),
      isUnpaid: record?.paidAt === null,
    }
  }
}

/**
 * All texts of a receipt in the reader's language; unknown facts are left out.
 *
 * @param savedAs the name that the address has been saved under since
 */
export function useReceiptText(receipt: Receipt, savedAs?: string) {
  const { t, i18n } = useLingui()
  const { record, kind, amount, currency, certainty, to } = receipt
  const network = receipt.network ?? record?.mainnetType ?? ''
  const recipient = savedAs ?? receipt.recipient
  const firstUse = useFirstUseText()(receipt.firstUse, 'address')
  const status = statusOf(record)
  const headline = useHeadlines(receipt)[status]
  const reviews = useReviewSteps()(record)
  const reviewsLabel = useStepsLabel()(record)
  const date = formatDate(record?.date, 'zonedDateTime', i18n.locale)
  const termsOf = useTermsOf()
  const payment = usePaymentRows()(record)
  const confirmed = useConfirmedRow()(record?.confirmedBy ?? receipt.confirmedBy)
  const card = cardOf(receipt)
  const arriving = useArrivingOrder()(receipt, status, network)
  const toLabel =
    kind !== 'deposit-proof' ? t`To` : currency === 'USD' ? t`Method` : t`Deposit address`
  const check = certainty === 'none' && t`Addresses on ${network} cannot be checked here`
  const facts = knownFacts([
    recipient && {
      label: t`Recipient`,
      value: recipient,
      node: <RecipientName name={recipient} />,
    },
    network && to && { label: toLabel, value: to, node: <AddressText address={to} /> },
    network && { label: t`Network`, value: network },
    check && { label: t`Address check`, value: check },
    firstUse && { label: t`First use`, value: firstUse },
    record && { label: t`Order number`, value: record.orderNumber, isMono: true },
    date && { label: t`Date`, value: date },
    !network &&
      to && {
        label: toLabel,
        value: card ? cardText(card) : to,
        node: card && <CardName card={card} />,
      },
    ...termsOf(receipt, status),
    confirmed && { label: confirmed[0], value: confirmed[1] },
  ])
  const text = useReceiptCertificate(receipt, {
    headline,
    reviews,
    rows: [[t`Amount`, amountWithUnit(amount, currency)], ...rowsOf(facts), ...payment],
  })
  return { status, text, reviews, reviewsLabel, network, recipient, facts, arriving }
}
