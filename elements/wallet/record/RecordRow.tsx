import { useLingui } from '@lingui/react/macro'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { signedAmount } from '../../../shared/money/format.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import { CardName } from '../../../shared/orders/card/CardName.tsx'
import { useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { useBlocksText } from '../../../shared/orders/reviews/network-deposit.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../../shared/ui/icons.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { statusTones, useRecordName, useStatusNames } from './record-words.ts'
import { shownStatus } from './shown-status.ts'

interface RecordRowProps {
  readonly record: HistoryRecord
  readonly onOpen: (record: HistoryRecord) => void
  /** The row is in a list of days: it shows the time, and its name has the day, too. */
  readonly isUnderDay?: boolean | undefined
  /** The record is open beside the list. */
  readonly isCurrent?: boolean | undefined
  /** Shows dots instead of the amounts. */
  readonly isHidden?: boolean | undefined
  /** Below the row: reviews. */
  readonly children?: Elements
}

/**
 * A record as a button: what and with whom, the amount with its sign, when, and the status unless it is
 * completed. Its name is what it shows, and then the day, which a list of days has in its headings.
 */
export const RecordRow = (props: RecordRowProps) => {
  const { record, onOpen, isUnderDay, isCurrent, isHidden, children } = props
  const { t, i18n } = useLingui()
  const nameOf = useRecordName()
  const statusNames = useStatusNames()
  const blocksText = useBlocksText()
  const methodNames = useMethodNames()
  const { status, currency, converted, bankCard, method } = record
  const dots = isHidden ? <i aria-hidden="true">{hiddenAmount}</i> : undefined
  const hidden = isHidden && <span className="tw-hidden">{t`Amount hidden`}</span>
  const place = converted ? (
    <>
      {hidden}
      <span>{dots ?? signedAmount({ ...converted, direction: 'IN' })}</span>
      <span>{` ${converted.currency}`}</span>
    </>
  ) : (
    record.counterparty ||
    record.mainnetType ||
    (bankCard && <CardName card={bankCard} />) ||
    (method && methodNames[method])
  )
  const day = formatDate(record.date, isUnderDay ? 'weekday' : 'date', i18n.locale)
  const shown = shownStatus(record)
  const tone = statusTones[shown]
  return (
    <div className="tw-record">
      <button
        type="button"
        data-status={status}
        data-order={record.orderNumber}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(record)}
      >
        <span className="tw-record-what">
          <span className="tw-record-kind">{nameOf(record)}</span>
          <small>
            <span className="tw-record-when">
              {isUnderDay ? formatDate(record.date, 'time', i18n.locale) : day}
            </span>
            {place && <span {...maskedText('tw-record-place')}>{place}</span>}
          </small>
        </span>
        <span className="tw-record-sum">
          <span {...maskedText('tw-record-amount')}>
            {hidden}
            <b>{dots ?? signedAmount(record)}</b>
            <span>{` ${currency}`}</span>
          </span>
          {status !== 'Success' && (
            <small className="tw-record-status" data-tone={tone}>
              <Icon d={toneIcons[tone]} />
              <span>{(shown === 'InNetwork' && blocksText(record)) || statusNames[shown]}</span>
            </small>
          )}
          {isUnderDay && <span className="tw-hidden">{day}</span>}
        </span>
      </button>
      {children}
    </div>
  )
}
