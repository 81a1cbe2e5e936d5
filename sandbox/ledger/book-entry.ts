import Big from 'big.js'
import type { Queries } from '../database/database.ts'
import { entries, postings } from '../database/schema.ts'
import type { Currency } from './accounts.ts'

interface Posting {
  readonly id: string
  readonly reason: string
  readonly orderNumber?: string
  readonly at: Date
}

/** Ledger account and amount; a negative amount is taken away. */
export type Entry = readonly [account: string, amount: Big]

/** Entries of one currency. They sum to zero. */
interface Side {
  readonly currency: Currency
  readonly entries: readonly Entry[]
}

/** Books a posting in one currency. Call it in the transaction that the posting belongs to. */
export const bookEntry = (
  queries: Queries,
  { currency, entries, ...posting }: Posting & Side,
): Promise<void> => bookExchange(queries, posting, [{ currency, entries }])

/** Books a posting with a side in each of several currencies. */
export async function bookExchange(
  queries: Queries,
  posting: Posting,
  sides: readonly Side[],
): Promise<void> {
  const moving = sides.flatMap((side) => {
    const sum = side.entries.reduce((total, [, amount]) => total.plus(amount), Big(0))
    if (!sum.eq(0)) throw new Error(`Posting ${posting.id} sums to ${sum.toFixed()}, not to zero`)
    return side.entries
      .filter(([, amount]) => !amount.eq(0))
      .map(([ledgerAccountId, amount]) => ({
        postingId: posting.id,
        ledgerAccountId,
        currency: side.currency,
        amount: amount.toFixed(),
      }))
  })
  if (moving.length === 0) return

  await queries.insert(postings).values({
    id: posting.id,
    reason: posting.reason,
    orderNumber: posting.orderNumber ?? null,
    postedAt: posting.at,
  })
  await queries.insert(entries).values(moving)
}
