import Big from 'big.js'
import type { Queries } from '../database/database.ts'
import { entries, postings } from '../database/schema.ts'
import type { Currency } from './accounts.ts'

export interface Posting {
  readonly id: string
  readonly reason: string
  readonly currency: Currency
  readonly orderNumber?: string
  readonly at: Date
  /** Ledger account and amount; a negative amount is taken away. Must sum to zero. */
  readonly entries: readonly (readonly [account: string, amount: Big])[]
}

/** Books a posting. Call it in the transaction that the posting belongs to. */
export async function bookEntry(queries: Queries, posting: Posting): Promise<void> {
  const moving = posting.entries.filter(([, amount]) => !amount.eq(0))
  const sum = moving.reduce((total, [, amount]) => total.plus(amount), Big(0))
  if (!sum.eq(0)) throw new Error(`Posting ${posting.id} sums to ${sum.toFixed()}, not to zero`)
  if (moving.length === 0) return

  await queries.insert(postings).values({
    id: posting.id,
    reason: posting.reason,
    orderNumber: posting.orderNumber ?? null,
    postedAt: posting.at,
  })
  await queries.insert(entries).values(
    moving.map(([ledgerAccountId, amount]) => ({
      postingId: posting.id,
      ledgerAccountId,
      currency: posting.currency,
      amount: amount.toFixed(),
    })),
  )
}
