import Big from 'big.js'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type * as v from 'valibot'
import type { transferRecord } from '../../shared/api/wire/transfer.ts'
import { Refusal, refusals } from '../answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, reviews, transfers } from '../database/schema.ts'

/** A transfer as the API sends it. */
export type TransferItem = v.InferInput<typeof transferRecord>

type Row = typeof transfers.$inferSelect
type ReviewRow = typeof reviews.$inferSelect

/** The reviews of some transfers, the earlier tier first. */
const reviewsOf = (queries: Queries, orderNumbers: readonly string[]) =>
  queries
    .select()
    .from(reviews)
    .where(inArray(reviews.orderNumber, [...orderNumbers]))
    .orderBy(asc(reviews.id))

const itemWith = (row: Row, tiers: readonly ReviewRow[]) =>
  ({
    orderNumber: row.orderNumber,
    status: row.status,
    type: row.type,
    transferWay: row.transferWay,
    amount: Big(row.amount).toFixed(),
    fee: Big(row.fee).toFixed(),
    address: row.address,
    failReason: row.failReason,
    date: row.acceptedAt.toISOString(),
    reviews: tiers.map(({ tier, state, reason, decidedAt }) => ({
      tier,
      state,
      reason,
      at: decidedAt?.toISOString() ?? null,
    })),
  }) satisfies TransferItem

const itemOf = async (queries: Queries, row: Row) =>
  itemWith(row, await reviewsOf(queries, [row.orderNumber]))

/** A transfer that is known to exist. */
export async function recordOf(queries: Queries, orderNumber: string) {
  const [row] = await queries.select().from(transfers).where(eq(transfers.orderNumber, orderNumber))
  if (!row) throw new Refusal('There is no such order', refusals.notFound)
  return itemOf(queries, row)
}

/**
 * A transfer of an account, by its order number or by the idempotency key it was sent with.
 * `undefined`, a response without an item, means for certain that there is none.
 */
export async function findRecord(queries: Queries, accountId: string, id: string) {
  const [row] = await queries
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        or(eq(transfers.orderNumber, id), eq(transfers.idempotencyKey, id)),
      ),
    )
  return row && itemOf(queries, row)
}

export interface ListOptions {
  readonly only?: 'all' | 'open'
  readonly accountId?: string | undefined
  readonly limit?: number
}

/** Newest transfers first, with their accounts, for the control page. */
export async function listTransfers(
  queries: Queries,
  { only = 'all', accountId, limit = 100 }: ListOptions = {},
) {
  const rows = await queries
    .select({ transfer: transfers, account: accounts.name })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(
      and(
        only === 'open' ? eq(transfers.status, 'Auditing') : undefined,
        accountId === undefined ? undefined : eq(transfers.accountId, accountId),
      ),
    )
    .orderBy(desc(transfers.acceptedAt), desc(transfers.orderNumber))
    .limit(limit)

  const orderNumbers = rows.map(({ transfer }) => transfer.orderNumber)
  const tiers = await reviewsOf(queries, orderNumbers)
  return rows.map(({ transfer, account }) => {
    const item = itemWith(
      transfer,
      tiers.filter(({ orderNumber }) => orderNumber === transfer.orderNumber),
    )
    return {
      ...item,
      account,
      accountId: transfer.accountId,
      currency: transfer.currency,
      paymentChannel: transfer.paymentChannel,
      proveImage: transfer.proveImage,
      idempotencyKey: transfer.idempotencyKey,
      /** The tier whose turn it is. */
      tier: item.reviews.find(({ state }) => state === 'PENDING')?.tier ?? null,
    }
  })
}

export type ListedTransfer = Awaited<ReturnType<typeof listTransfers>>[number]
