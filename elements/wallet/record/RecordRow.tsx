import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { signedAmount } from '../../../shared/money/format.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import { CardName } from '../../../shared/orders/CardName.tsx'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../../shared/ui/icons.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { statusTones, useRecordName, useStatusNames } from './record-words.ts'

interface RecordRowProps {
  readonly record: HistoryRecord
  readonly onOpen: (record: HistoryRecord) => void
  /** Shows dots instead of the amounts. */
  readonly isHidden?: boolean | undefined
  /** Below the row: reviews. */
  readonly children?: Elements
}

/** A record in one row that is a button: what, when, status, amount with its sign. */
export const RecordRow = ({ record, onOpen, isHidden, children }: RecordRowProps) => {
  const { t, i18n } = useLingui()
  const id = useId()
  const nameOf = useRecordName()
  const statusNames = useStatusNames()
  const { status, currency, converted, failReason, bankCard } = record
  const place =
    record.counterparty || record.mainnetType || (bankCard && <CardName card={bankCard} />)
  const date = formatDate(record.date, 'dateTime', i18n.locale)
  const tone = statusTones[status]
  const dots = isHidden ? <i aria-hidden="true">{hiddenAmount}</i> : undefined
  return (
    <div className="tw-record" data-status={status}>
      <div>
        <button
          type="button"
          aria-describedby={`${id}a ${id}`}
          data-order={record.orderNumber}
          onClick={() => onOpen(record)}
        >
          {nameOf(record)}
        </button>
        <span {...maskedText('tw-record-amount')} id={`${id}a`}>
          {isHidden && <span className="tw-hidden">{t`Amount hidden`}</span>}
          <b>{dots ?? signedAmount(record)}</b>
          <span>{` ${currency}`}</span>
          {converted && (
            <small>
              <span>{dots ?? signedAmount({ ...converted, direction: 'IN' })}</span>
              <span>{` ${converted.currency}`}</span>
            </small>
          )}
        </span>
      </div>
      <div id={id}>
        <small className="tw-phrases">
          {date && <span>{`${date} `}</span>}
          {place && (
            <span>
              <span {...maskedText()}>{place}</span>
              <span> </span>
            </span>
          )}
        </small>
        <small className="tw-record-status" data-tone={tone}>
          <Icon d={toneIcons[tone]} />
          <span>{statusNames[status]}</span>
        </small>
        {status === 'Fail' && failReason && (
          <small {...maskedText('tw-record-reason')}>{failReason}</small>
        )}
      </div>
      {children}
    </div>
  )
}
