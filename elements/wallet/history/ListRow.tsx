import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { RecordReviews } from '../record/RecordReviews.tsx'
import { RecordRow } from '../record/RecordRow.tsx'

interface ListRowProps {
  readonly index: number
  /** The number of all records; -1 while it is unknown. */
  readonly count: number
  readonly record: HistoryRecord
  readonly measure: (node: HTMLLIElement | null) => void
  readonly onOpen: (record: HistoryRecord) => void
}

/** A record in the list of all, with its reviews while they go on. */
export const ListRow = memo(({ index, count, record, measure, onOpen }: ListRowProps) => (
  <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={count}>
    <RecordRow record={record} onOpen={onOpen}>
      <Identity record={record} />
      <RecordReviews record={record} />
    </RecordRow>
  </li>
))

/** Order number and address, unshortened: they distinguish records of one kind. */
const Identity = ({ record: { orderNumber, address } }: { record: HistoryRecord }) => {
  const { t } = useLingui()
  return (
    <div className="tw-identity">
      <small>
        <span>{`${t`Order number`} `}</span>
        <code {...maskedText()} lang="en" translate="no">
          {orderNumber}
        </code>
      </small>
      {address && (
        <small>
          <span>{`${t`Address`} `}</span>
          <code {...maskedText()} lang="en" translate="no">
            {address}
          </code>
        </small>
      )}
    </div>
  )
}
