import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { useRejection } from '../../../shared/orders/reviews/use-rejection.ts'
import { useReviewSteps, useStepsLabel } from '../../../shared/orders/reviews/use-review-steps.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useActions, useModel, useTransferState } from '../model/context.ts'
import { receiptOfRecord } from '../order/receipt-of-record.ts'
import { arrivedAt, earlierDeposits } from './arrived-at.ts'
import { watchDeposits } from './watch-deposits.ts'

/**
 * What arrives at the address on screen, as soon as the network has it. Only for a server that
 * announces deposits: it is asked again and again.
 */
export const Arrivals = ({ address }: { address: string }) => {
  const { t } = useLingui()
  const { store, page } = useModel()
  const { emit } = page
  const id = useId()
  const { value: records, status } = useTransferState((state) => state.usdtDeposits)
  const [earlier, setEarlier] = useState<ReadonlySet<string>>()
  if (records && !earlier) setEarlier(earlierDeposits(records, Date.now()))
  // While it is asked again, what is known of the last answer stays.
  const [hasFailed, setFailed] = useState(false)
  if (isAnswered({ status }) && hasFailed !== (status === 'failed')) setFailed(!hasFailed)
  const load = useEffectEvent(async () => {
    const news = await store.loadUsdtDeposits()
    for (const { orderNumber, status } of news) emit('tw-record', { orderNumber, status })
    return news.length > 0
  })
  useEffect(
    () => watchDeposits({ load: () => load(), clock: globalThis, page: document, window }),
    [],
  )
  const shown = records && earlier ? arrivedAt(records, address, earlier) : []
  return (
    <section className="tw-arrivals" aria-labelledby={id}>
      <h3 id={id}>{t`Arrives at this address`}</h3>
      <div aria-live="polite">
        {shown.map((record) => (
          <Arrival key={record.orderNumber} record={record} />
        ))}
        {shown.length === 0 && (
          <p>{t`Your deposit appears here as soon as the network has seen it.`}</p>
        )}
      </div>
      {hasFailed && (
        <p role="status">
          <span>{t`This may not be up to date.`}</span>
          <Button
            variant="quiet"
            aria-describedby={id}
            onClick={() => void store.loadUsdtDeposits()}
          >{t`Try again`}</Button>
        </p>
      )}
    </section>
  )
}

/** One deposit with its way to the wallet, or why it is not credited. */
const Arrival = ({ record }: { record: HistoryRecord }) => {
  const { t } = useLingui()
  const { store } = useModel()
  const { submission } = useActions()
  const methodNames = useMethodNames()
  const steps = useReviewSteps()(record)
  const label = useStepsLabel()(record)
  const [fact, ...reasons] = useRejection(true)(record)
  const id = useId()
  const sum = amountWithUnit(record.amount, record.currency)
  const details = (
    <Button
      variant={record.status === 'Fail' ? 'secondary' : 'quiet'}
      aria-describedby={id}
      onClick={() => {
        // A receipt takes the place of HOME.
        store.reset()
        submission.showReceipt(receiptOfRecord(record, methodNames))
      }}
    >{t`Details`}</Button>
  )
  if (record.status === 'Fail') {
    return (
      <Notice tone="error" title={fact ?? t`${sum} was not credited`} action={details}>
        {reasons.map((reason) => (
          <p key={reason}>
            <LongText text={reason} />
          </p>
        ))}
      </Notice>
    )
  }
  return (
    <div className="tw-arrival" data-status={record.status}>
      <p>
        <b id={id} {...maskedText()}>{`+${sum}`}</b>
        {details}
      </p>
      <div className="tw-review-room">
        <ReviewProgress label={label} steps={steps} />
      </div>
    </div>
  )
}
