import Big from 'big.js'
import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { reviews, type transfers } from '../database/schema.ts'

export type TransferRow = typeof transfers.$inferSelect
export type ReviewRow = typeof reviews.$inferSelect

/** The reviews of some transfers, the earlier tier first. */
export const reviewsOf = (queries: Queries, orderNumbers: readonly string[]) =>
  queries
    .select()
    .from(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .orderBy(asc(reviews.id))

/** The fields that the API sends for every transfer. */
export const transferFields = (row: TransferRow, tiers: readonly ReviewRow[]) => ({
  orderNumber: row.orderNumber,
  status: row.status,
  amount: Big(row.amount).toFixed(),
  fee: Big(row.fee).toFixed(),
  address: row.address,
  failReason: row.failReason,
  date: row.acceptedAt.toISOString(),
  reviews: tiers
    .filter(({ orderNumber }) => orderNumber === row.orderNumber)
    .map(({ tier, state, reason, decidedAt }) => ({
      tier,
      state,
      reason,
      at: decidedAt?.toISOString() ?? null,
    })),
})
