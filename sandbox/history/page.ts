import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { historyPage } from '../../shared/api/wire/history.ts'
import type { Queries } from '../database/database.ts'
import { questions, transfers } from '../database/schema.ts'
import { dayLength, timeOfOrders } from '../transfers/order-number.ts'
import { writeCursor } from './cursor.ts'
import type { HistoryFilter } from './query.ts'
import { historyItems } from './record.ts'
import { recordsWith } from './search.ts'

/** The type of movement that a tab shows; `undefined` for a tab with several types. */
const typeOf = (tab: HistoryFilter['type']) =>
  tab === 'ALL' || tab === 'PROCESS' ? undefined : tab

/**
 * The rows of a page, newest first, or `undefined` if none can match. Each filter is an equality or a
 * range of one of the indexes `transfers_history…`, so a page costs the same wherever it is: the
 * beginning of an order number names its day, which is a range of time, and only within a day are
 * numbers compared one by one.
 *
 * @param records a further condition: that of a search for any part of a text
 */
export function pageQuery(
  queries: Queries,
  accountId: string,
  filter: HistoryFilter,
  limit: number,
  records?: SQL,
) {
  const { cursor, from, to, search } = filter
  const found = timeOfOrders(search)
  if (!found) return undefined
  const isInProcess = filter.type === 'PROCESS'
  if (isInProcess && filter.status && filter.status !== 'Auditing') return undefined
  const type = typeOf(filter.type)
  const status = isInProcess ? 'Auditing' : filter.status
  const { acceptedAt, orderNumber } = transfers

  return queries
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        type && eq(transfers.type, type),
        status && eq(transfers.status, status),
        from && gte(acceptedAt, from),
        to && lt(acceptedAt, to),
        found.from && gte(acceptedAt, found.from),
        found.to && lt(acceptedAt, found.to),
        search.length > dayLength
          ? sql`starts_with(${orderNumber}, ${search.toUpperCase()})`
          : undefined,
        records,
        cursor &&
          sql`(${acceptedAt}, ${orderNumber}) < (${cursor.acceptedAt.toISOString()}::timestamptz, ${cursor.orderNumber})`,
      ),
    )
    .orderBy(desc(acceptedAt), desc(orderNumber))
    .limit(limit)
}

/** The record whose reviewer has waited longest for an answer of its holder. */
async function needsAnswer(queries: Queries, accountId: string) {
  const [row] = await queries
    .select({ transfer: transfers })
    .from(transfers)
    .innerJoin(questions, eq(questions.orderNumber, transfers.orderNumber))
    .where(
      and(
        eq(transfers.accountId, accountId),
        eq(transfers.status, 'Auditing'),
        isNull(questions.answer),
      ),
    )
    .orderBy(asc(questions.id))
    .limit(1)
  return row ? ((await historyItems(queries, [row.transfer]))[0] ?? null) : null
}

/** A page of an account's history. */
export async function historyPageOf(
  queries: Queries,
  accountId: string,
  filter: HistoryFilter,
): Promise<v.InferInput<typeof historyPage>> {
  // One more row tells whether another page follows.
  const records = await recordsWith(queries, accountId, filter.contains)
  const rows = (await pageQuery(queries, accountId, filter, filter.limit + 1, records)) ?? []
  const page = rows.slice(0, filter.limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    list: await historyItems(queries, page),
    next: last ? writeCursor(last) : null,
    takesContains: true,
    ...(!filter.cursor && { needsAnswer: await needsAnswer(queries, accountId) }),
  }
}
