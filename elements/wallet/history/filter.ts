import type { HistoryFilter, HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import { normalizeInput } from '../../../shared/text/normalize-input.ts'
import { withoutLabel } from '../../../shared/text/without-label.ts'

/** What a person has chosen to see. */
export interface Filter {
  readonly type: HistoryFilter
  readonly status: HistoryRecord['status'] | 'ANY'
  /** Days as `YYYY-MM-DD`, both included; empty where there is no limit. */
  readonly from: string
  readonly to: string
  /** The beginning of an order number. */
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

/** The query of a filter: days of the reader become instants. */
export function queryOf({ type, status, from, to, search }: Filter): HistoryQuery {
  const start = instantOf(from)
  const end = instantOf(to, 1)
  const text = normalizeInput(withoutLabel(search))
  return {
    ...(type !== 'ALL' && { type }),
    ...(status !== 'ANY' && { status }),
    ...(start && { from: start }),
    ...(end && { to: end }),
    ...(text && { search: text }),
  }
}

/** How many of the filters that the panel holds are set. */
export const countOf = ({ status, from, to }: Filter): number =>
  [status !== 'ANY', from, to].filter(Boolean).length
