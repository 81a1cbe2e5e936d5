import { memo } from 'react'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { RecordRow } from '../record/RecordRow.tsx'

interface ListRowProps {
  readonly index: number
  /** The number of all records; -1 while it is unknown. */
  readonly count: number
  /** The day, if it is the first record of it. */
  readonly day: string | undefined
  readonly record: HistoryRecord
  /** The record is open beside the list. */
  readonly isCurrent: boolean
  readonly measure: (node: HTMLLIElement | null) => void
  readonly onOpen: (record: HistoryRecord) => void
}

/** A record in the list of all; the first of a day is under its heading. */
export const ListRow = memo(
  ({ index, count, day, record, isCurrent, measure, onOpen }: ListRowProps) => (
    <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={count}>
      {day && <h3 className="tw-day">{day}</h3>}
      <RecordRow record={record} onOpen={onOpen} isUnderDay isCurrent={isCurrent} />
    </li>
  ),
)
