import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { signedAmount } from '../../../shared/money/format.ts'
import { useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { QuestionNotice } from '../../../shared/orders/question/QuestionNotice.tsx'
import { isOfNetwork, useBlocksText } from '../../../shared/orders/reviews/network-deposit.ts'
import { statusOf } from '../../../shared/orders/reviews/review-status.ts'
import { useRecheck } from '../../../shared/orders/reviews/use-recheck.ts'
import { useReviewSteps } from '../../../shared/orders/reviews/use-review-steps.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { chevronRight } from '../../../shared/ui/icons.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useActions, useModel, useTransferState } from '../model/context.ts'
import { receiptOfRecord } from '../order/receipt-of-record.ts'

/** How many transfers under review are listed before *Show all*. */
const shownAtFirst = 3

/**
 * The transfers under review and the last decided one, each of which opens its receipt; nothing if
 * there is none, or if the server has no history.
 */
export const Transfers = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const { submission } = useActions()
  const methodNames = useMethodNames()
  const { value, status, error } = useTransferState((state) => state.transfers)
  const { records = [], needsAnswer } = value ?? {}
  const isKnown = value !== undefined
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const open = records.filter((record) => record.status === 'Auditing')
  const load = () => void store.loadTransfers()
  useEffect(() => void store.loadTransfers(), [store])
  const asked = needsAnswer ? [...open, needsAnswer] : open
  useRecheck(asked.length > 0, load)

  // A server of another origin that lacks the call may look like one that was not reached.
  const hasFailed = status === 'failed' && (isKnown || error?.kind !== 'network')
  if (records.length === 0 && !needsAnswer && !hasFailed) return null
  const hidden = isWhole ? [] : open.slice(shownAtFirst)
  return (
    <>
      <QuestionNotice
        records={asked}
        onOpen={(record) => submission.showReceipt(receiptOfRecord(record, methodNames))}
      />
      {(records.length > 0 || hasFailed) && (
        <section className="tw-transfers" aria-labelledby={id}>
          <h3 id={id}>{t`Latest transfers`}</h3>
          <ul>
            {records
              .filter((record) => !hidden.includes(record))
              .map((record) => (
                <Transfer key={record.orderNumber} record={record} />
              ))}
          </ul>
          {hidden.length > 0 && (
            <Button variant="quiet" aria-describedby={id} onClick={() => setWhole(true)}>
              {t({ message: 'Show all', context: 'records' })}
            </Button>
          )}
          {hasFailed && (
            <p role="status">
              <span>{isKnown ? t`This may not be up to date.` : t`They could not be loaded.`}</span>
              <Button variant="quiet" aria-describedby={id} onClick={load}>{t`Try again`}</Button>
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** One transfer in a row that is a button: what, how much, which review, when. */
const Transfer = ({ record }: { record: HistoryRecord }) => {
  const { t, i18n } = useLingui()
  const { submission } = useActions()
  const methodNames = useMethodNames()
  const steps = useReviewSteps()(record)
  const blocksText = useBlocksText()
  const status = statusOf(record)
  const current = steps.find(({ state }) => state === 'current')?.key
  const tiers = new Map([
    ['BROKER', t`Preliminary review`],
    ['CLEARING', t`Final review`],
  ])
  const isNetwork = isOfNetwork(record)
  const approved = steps.length > 0 ? t`Approved` : t`Completed`
  const decisions = new Map([
    ['approved', record.paidAt ? t({ message: 'Paid', context: 'withdrawal' }) : approved],
    ['rejected', t`Rejected`],
    ['cancelled', t`Cancelled`],
  ])
  const networkStates = new Map([
    ['approved', t({ message: 'Credited', context: 'deposit' })],
    ['rejected', t`Not credited`],
    ['submitted', blocksText(record)],
  ])
  const review = decisions.get(status) ?? tiers.get(current ?? '') ?? t`Under review`
  return (
    <li data-status={status}>
      <button
        type="button"
        onClick={() => submission.showReceipt(receiptOfRecord(record, methodNames))}
      >
        <b>
          {record.type === 'DEPOSIT'
            ? t({ message: 'Deposit', context: 'record' })
            : t({ message: 'Withdrawal', context: 'record' })}
        </b>
        <span {...maskedText()}>{` ${signedAmount(record)}\u00a0${record.currency} `}</span>
        <small>{(isNetwork && networkStates.get(status)) || review}</small>
        <small>{` ${formatDate(record.date, 'dateTime', i18n.locale) ?? ''}`}</small>
        {steps.length > 0 && (
          <i aria-hidden="true">
            {steps.map(({ key, state }) => (
              <i key={key} data-state={state} />
            ))}
          </i>
        )}
        <Icon d={chevronRight} />
      </button>
    </li>
  )
}
