import type { HistoryFilter, HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import { foldWidth, normalizeInput, withoutMarks } from '../../../shared/text/normalize-input.ts'
import { withoutLabel } from '../../../shared/text/without-label.ts'

/** What a person has chosen to see. */
export interface Filter {
  readonly type: HistoryFilter
  readonly status: HistoryRecord['status'] | 'ANY'
  /** Days as `YYYY-MM-DD`, both included; empty where there is no limit. */
  readonly from: string
  readonly to: string
  /** Any part of an order number, a sum or a name; on some servers the beginning of an order number. */
  readonly search: string
}

export const noFilter: Filter = { type: 'ALL', status: 'ANY', from: '', to: '', search: '' }

/** Midnight of a day in the time zone of the device, as a UTC instant; `undefined` if it is no day. */
function instantOf(day: string, daysLater = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  // A day has 23 to 25 hours, so the calendar counts and not the milliseconds.
  const at = new Date(Number(year), Number(month) - 1, Number(date) + daysLater)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Whether the days are in their order. */
export const isInOrder = ({ from, to }: Pick<Filter, 'from' | 'to'>): boolean =>
  !from || !to || from <= to

/** Whether a filter includes records of a status. */
export const allows = (
  { type, status: wanted }: Pick<Filter, 'type' | 'status'>,
  status: HistoryRecord['status'],
): boolean =>
  (type !== 'PROCESS' || status === 'Auditing') && (wanted === 'ANY' || wanted === status)

/** A search as the server takes it. */
function searchOf(typed: string, takesContains: boolean): HistoryQuery {
  const text = withoutLabel(typed)
  const contains = withoutMarks(foldWidth(text)).trim()
  const search = normalizeInput(text)
  if (takesContains) return contains ? { contains } : {}
  return search ? { search } : {}
}

/**
 * The query of a filter: days of the reader become instants.
 *
 * @param takesContains whether the server searches for any part of a text
 */
export function queryOf(
  { type, status, from, to, search }: Filter,
  takesContains = false,
): HistoryQuery {
  const start = instantOf(from)
  const end = instantOf(to, 1)
  return {
    ...(type !== 'ALL' && { type }),
    ...(status !== 'ANY' && { status }),
    ...(start && { from: start }),
    ...(end && { to: end }),
    ...searchOf(search, takesContains),
  }
}

/** How many of the filters that the panel holds are set. */
export const countOf = ({ status, from, to }: Filter): number =>
  [status !== 'ANY', from, to].filter(Boolean).length
