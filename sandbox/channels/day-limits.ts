import Big from 'big.js'
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { utc } from '../basics/dates.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'
import type { Direction, Way } from './closures.ts'

/** The day of a limit, which begins at midnight UTC. */
const dayOf = (now: Date) => utc(now).startOf('day')

const directions: Readonly<Record<string, Direction>> = { WITHDRAW: 'withdraw', DEPOSIT: 'deposit' }

/** What an account has sent today. */
export interface SentToday {
  /** The sum that went one way; a rejected transfer does not count. */
  by(way: Way): Big
  /** The rest of a limit, and when it begins anew. */
  left(way: Way, limit: string): { readonly leftToday: string; readonly limitResetsAt: string }
}

/** Adds up what an account has requested since midnight UTC, by network and method. */
export async function sentToday(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<SentToday> {
  // A wire to the bank account names no method, and a proof need not.
  const channel = sql<string>`coalesce(nullif(${transfers.paymentChannel}, ''), 'WIRE')`
  const rows = await queries
    .select({
      type: transfers.type,
      channel,
      sum: sql<string>`sum(${transfers.amount})::text`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        inArray(transfers.type, ['WITHDRAW', 'DEPOSIT']),
        ne(transfers.status, 'Fail'),
        gte(transfers.acceptedAt, dayOf(now).toDate()),
      ),
    )
    .groupBy(transfers.type, channel)
  const by = ({ direction, channel }: Way): Big =>
    rows
      .filter((row) => row.channel === channel && directions[row.type] === direction)
      .reduce((total, { sum }) => total.plus(sum), Big(0))
  return {
    by,
    left(way, limit) {
      const rest = Big(limit).minus(by(way))
      return {
        leftToday: (rest.gt(0) ? rest : Big(0)).toFixed(),
        limitResetsAt: dayOf(now).add(1, 'day').toISOString(),
      }
    },
  }
}
