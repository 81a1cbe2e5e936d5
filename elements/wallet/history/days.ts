import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { isDate, isoDay } from '../../../shared/text/dates/plain-dates.ts'

/** Tells which records of a list begin a day, by their index. */
export type BeginsDay = (at: number) => boolean

/**
 * Days in the time zone of the device, as everywhere in the history: its filter, its file, its times. A
 * record whose date is unreadable belongs to the day before it.
 *
 * @param known the days of records that were asked for before: a long list asks for all of them again
 */
export function daysOf(
  records: readonly HistoryRecord[],
  known: WeakMap<HistoryRecord, string>,
): BeginsDay {
  const dayAt = (at: number): string => {
    const record = records[at]
    if (!record) return ''
    const found = known.get(record)
    if (found !== undefined) return found
    const day = isDate(record.date) ? isoDay(new Date(record.date)) : ''
    known.set(record, day)
    return day
  }
  return (at) => {
    const day = dayAt(at)
    let before = at - 1
    while (before >= 0 && dayAt(before) === '') before--
    return day !== '' && day !== dayAt(before)
  }
}
