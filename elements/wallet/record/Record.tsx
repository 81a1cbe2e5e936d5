import { useLingui } from '@lingui/react/macro'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { amountWithUnit, formatRate, signedAmount } from '../../../shared/money/format.ts'
import { CancelOrder } from '../../../shared/orders/cancellation/CancelOrder.tsx'
import { CardName } from '../../../shared/orders/card/CardName.tsx'
import { cardText } from '../../../shared/orders/card/masked.ts'
import { useConfirmedRow } from '../../../shared/orders/confirmation/use-confirmed-row.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { PaymentDetails } from '../../../shared/orders/payment/PaymentDetails.tsx'
import { usePaymentRows } from '../../../shared/orders/payment/use-payment-rows.ts'
import { Questions } from '../../../shared/orders/question/Questions.tsx'
import { Arrives } from '../../../shared/orders/receipt/Arrives.tsx'
import { arrivingRecord } from '../../../shared/orders/receipt/arriving-record.ts'
import { type Fact, Facts, knownFacts, rowsOf } from '../../../shared/orders/receipt/Facts.tsx'
import { arrivingAmount } from '../../../shared/orders/reviews/arriving-amount.ts'
import { hasEnded, statusOf } from '../../../shared/orders/reviews/review-status.ts'
import { useRejection } from '../../../shared/orders/reviews/use-rejection.ts'
import { useReviewSteps, useStepsLabel } from '../../../shared/orders/reviews/use-review-steps.ts'
import { useWithdrawalArrival } from '../../../shared/orders/reviews/use-withdrawal-arrival.ts'
import { CertificateActions } from '../../../shared/paper/certificate/CertificateActions.tsx'
import { CertificateLead } from '../../../shared/paper/certificate/CertificateLead.tsx'
import { Engraving } from '../../../shared/paper/certificate/Engraving.tsx'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { DetailList } from '../../../shared/ui/DetailList.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../../shared/ui/icons.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useActions, useModel, useWalletState } from '../model/context.ts'
import { statusTones, useRecordName, useStatusNames } from './record-words.ts'
import { shownStatus } from './shown-status.ts'
import { useRecordPolling } from './use-record-polling.ts'

/** RECORD: how much arrives, where and by when, and all other known facts of one record. */
export function Record() {
  const { t } = useLingui()
  const { store } = useModel()
  const loadable = useWalletState((state) => state.record)
  const { value: record, status } = loadable
  if (record) return <Known record={record} hasFailed={status === 'failed'} />
  if (status === 'failed') return <LoadError of={loadable} onRetry={store.reload} />
  if (status === 'ready') return <Notice tone="info">{t`This record is not available.`}</Notice>
  return <LoadingSkeleton text={t`Loading the record`} shape="facts" rows={5} />
}

/** The facts of a record; unknown ones are left out. */
function useFacts(): (record: HistoryRecord) => Fact[] {
  const { t, i18n } = useLingui()
  const nameOf = useRecordName()
  const methodNames = useMethodNames()
  const noFee = useNoFee()
  const confirmedOf = useConfirmedRow()
  const arrivalOf = useWithdrawalArrival()
  return (record) => {
    const { address, amount, bankCard, converted, counterparty, counterpartyNumber } = record
    const { arrival, currency, mainnetType, method, transferWay } = record
    const status = statusOf(record)
    // An order that was not carried out costs nothing.
    const fee = hasEnded(status) ? undefined : record.fee
    const isWithdrawal = record.type === 'WITHDRAW' && !hasEnded(status)
    const arrives = isWithdrawal ? arrivingAmount(amount, fee) : undefined
    const arrivalText =
      isWithdrawal && transferWay && arrivalOf({ way: transferWay, named: arrival, status })
    const date = formatDate(record.date, 'zonedDateTime', i18n.locale)
    const isUsdDeposit = record.type === 'DEPOSIT' && transferWay === 'WIRE'
    const ways = { WIRE: methodNames.WIRE, CRYPTO: t`Crypto (USDT)` }
    // A deposit by credit card or PayPal is a WIRE as well, if the server names no method.
    const way = transferWay && !isUsdDeposit && ways[transferWay]
    const methodText = method ? methodNames[method] : way
    const confirmed = confirmedOf(record.confirmedBy)
    return knownFacts([
      { label: t`Order number`, value: record.orderNumber, isMono: true, canCopy: true },
      { label: t`Type`, value: nameOf(record) },
      methodText && { label: t`Method`, value: methodText },
      date !== undefined && { label: t`Date`, value: date },
      counterparty && { label: t`Counterparty`, value: counterparty },
      counterpartyNumber && {
        label: t`Wallet number`,
        value: counterpartyNumber,
        isMono: true,
        canCopy: true,
      },
      bankCard && {
        label: t`Bank account`,
        value: cardText(bankCard),
        node: <CardName card={bankCard} />,
      },
      mainnetType && { label: t`Network`, value: mainnetType },
      address && {
        label: t`Address`,
        value: address,
        node: <AddressText address={address} />,
        isMono: true,
        canCopy: true,
      },
      fee && { label: t`Fee`, value: noFee(fee) ?? amountWithUnit(fee, currency) },
      arrives && { label: t`You receive`, value: amountWithUnit(arrives, currency) },
      arrivalText && { label: t`Arrival`, value: arrivalText },
      confirmed && { label: confirmed[0], value: confirmed[1] },
      converted && {
        label: t`Received`,
        value: amountWithUnit(converted.amount, converted.currency),
      },
      converted && {
        label: t`Rate`,
        value: `1 ${currency} = ${formatRate(converted.rate)} ${converted.currency}`,
      },
    ])
  }
}

const Known = ({ record, hasFailed }: { record: HistoryRecord; hasFailed: boolean }) => {
  const { t, i18n } = useLingui()
  const model = useModel()
  const { requests, endFailures, inputs } = useActions()
  const facts = useFacts()(record)
  const paymentRows = usePaymentRows()(record)
  const name = useRecordName()(record)
  const shown = shownStatus(record)
  const statusText = useStatusNames()[shown]
  const reviews = useReviewSteps()(record)
  const reviewsLabel = useStepsLabel()(record)
  const arrivalOf = useWithdrawalArrival()
  const way = record.type === 'WITHDRAW' && record.transferWay
  const time = way ? arrivalOf({ way, named: record.arrival, status: statusOf(record) }) : undefined
  const arriving = arrivingRecord(record, time)
  const lead = useRejection(record.type === 'DEPOSIT')(record)
  const { copying, prompt } = useCopyPrompt(model.messages.toast)
  const { currency } = record
  const tone = statusTones[shown]
  const figure = signedAmount(record)
  const caution = hasFailed && t`This may not be the latest state of the record.`
  useRecordPolling(record)
  return (
    <section className="tw-facts" aria-label={name}>
      {record.questions && (
        <Questions record={record} parts={{ model, requests, endFailures, inputs }} />
      )}
      <div className="tw-certificate">
        <div className="tw-certificate-head">
          <span className="tw-engraving">
            <Engraving seed={record.orderNumber} />
          </span>
          <p className="tw-facts-name">{name}</p>
          <Money size="hero" value={figure} unit={currency} />
          <p className="tw-facts-status" data-tone={tone} role="status">
            <Icon d={toneIcons[tone]} />
            <span>{statusText}</span>
          </p>
        </div>
        {caution && <Notice tone="warning">{caution}</Notice>}
        <CertificateLead lead={lead} tone={shown === 'Cancelled' ? 'info' : 'error'} />
        {arriving && <Arrives order={arriving} />}
        {reviews.length > 0 && (
          <div className="tw-review-room" aria-live="polite">
            <ReviewProgress label={reviewsLabel} steps={reviews} />
          </div>
        )}
        <DetailList>
          <Facts facts={facts} copying={copying} />
          <PaymentDetails record={record} open={model.page.openExplorer} copying={copying} />
        </DetailList>
      </div>
      {typeof record.isCancellable === 'boolean' && (
        <CancelOrder record={record} currency={currency} requests={requests} />
      )}
      <CertificateActions
        model={model}
        name={`receipt-${record.orderNumber}`}
        text={{
          title: t`Receipt`,
          headline: t`${name}: ${statusText}`,
          lead,
          seed: record.orderNumber,
          rows: [[t`Amount`, `${figure}\u00a0${currency}`], ...rowsOf(facts), ...paymentRows],
          reviews,
          notes: caution ? [caution] : [],
          language: languageTag(i18n.locale),
        }}
      />
      {prompt}
    </section>
  )
}
