import { and, desc, eq, exists, or, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { transferRecord } from '../../shared/api/wire/transfer.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, reviews, transfers } from '../database/schema.ts'
import { fieldsOf, type TransferRow } from './transfer-fields.ts'

/** A deposit or withdrawal as the API sends it. */
export type TransferItem = v.InferInput<typeof transferRecord>

/** Makes items of deposits and withdrawals. */
async function itemsOf(queries: Queries, rows: readonly TransferRow[]) {
  const fields = await fieldsOf(queries, rows)
  return (row: TransferRow) => {
    const { type, transferWay } = row
    if ((type !== 'DEPOSIT' && type !== 'WITHDRAW') || !transferWay) {
      throw new Error(`${row.orderNumber} is no deposit or withdrawal`)
    }
    return { ...fields(row), type, transferWay } satisfies TransferItem
  }
}

const itemOf = async (queries: Queries, row: TransferRow) => (await itemsOf(queries, [row]))(row)

/** The record of an order; throws a refusal if there is none. */
export async function recordOf(queries: Queries, orderNumber: string) {
  const [row] = await queries.select().from(transfers).where(eq(transfers.orderNumber, orderNumber))
  if (!row) throw new Refusal('There is no such order', sandboxRefusalCodes.notFound)
  return itemOf(queries, row)
}

/** A transfer of an account, by its order number or by the idempotency key it was sent with. */
export async function findTransfer(queries: Queries, accountId: string, id: string) {
  const [row] = await queries
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, accountId),
        or(eq(transfers.orderNumber, id), eq(transfers.idempotencyKey, id)),
      ),
    )
  return row
}

/**
 * A deposit or withdrawal of an account, by its order number or key. `undefined`, a response without
 * an item, means for certain that there is none.
 */
export async function findRecord(queries: Queries, accountId: string, id: string) {
  const row = await findTransfer(queries, accountId, id)
  return row?.type === 'DEPOSIT' || row?.type === 'WITHDRAW' ? itemOf(queries, row) : undefined
}

interface ListOptions {
  readonly only?: 'all' | 'open'
  readonly accountId?: string | undefined
  readonly limit?: number
}

/** Newest transfers that are or were under review, with their accounts, for the control page. */
export async function listTransfers(
  queries: Queries,
  { only = 'all', accountId, limit = 100 }: ListOptions = {},
) {
  const reviewed = queries
    .select({ one: sql`1` })
    .from(reviews)
    .where(eq(reviews.orderNumber, transfers.orderNumber))
  const rows = await queries
    .select({ transfer: transfers, account: accounts.name })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(
      and(
        exists(reviewed),
        only === 'open' ? eq(transfers.status, 'Auditing') : undefined,
        accountId === undefined ? undefined : eq(transfers.accountId, accountId),
      ),
    )
    .orderBy(desc(transfers.acceptedAt), desc(transfers.orderNumber))
    .limit(limit)

  const itemWith = await itemsOf(
    queries,
    rows.map(({ transfer }) => transfer),
  )
  return rows.map(({ transfer, account }) => {
    const item = itemWith(transfer)
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
