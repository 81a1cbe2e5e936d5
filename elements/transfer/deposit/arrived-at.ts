import type { HistoryRecord } from '../../../shared/api/wire/history.ts'

/** How long a decided deposit stays beside its address after the page was loaded again. */
const shownFor = 60 * 60 * 1000

const isDecided = ({ status }: HistoryRecord): boolean => status !== 'Auditing'

/** The deposits that were decided some time ago: they are known, and not shown beside the address. */
export const earlierDeposits = (
  records: readonly HistoryRecord[],
  now: number,
): ReadonlySet<string> =>
  new Set(
    records
      .filter((record) => isDecided(record) && Date.parse(record.date) < now - shownFor)
      .map(({ orderNumber }) => orderNumber),
  )

/** What arrives at an address, newest first, without what was there before. */
export const arrivedAt = (
  records: readonly HistoryRecord[],
  address: string,
  earlier: ReadonlySet<string>,
): readonly HistoryRecord[] =>
  records.filter((record) => record.address === address && !earlier.has(record.orderNumber))
