import { bytesToHex } from '@noble/hashes/utils.js'
import { and, desc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { moneyText } from '../basics/money-text.ts'
import { randomDigits } from '../basics/random.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, transfers } from '../database/schema.ts'
import { sendNotice } from '../messages/notices.ts'
import { lockOrder } from './lock-order.ts'
import { recordOf, type TransferItem } from './record.ts'
import { paidNotice } from './transfer-notices.ts'

const maxReferenceLength = 100

/** That a withdrawal was paid. Without a reference, the sandbox makes one up. */
export const paymentInput = v.object({
  orderNumber: v.string(),
  reference: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\x20-\x7e]*$/, 'A reference has letters, digits and signs of ASCII'),
      v.maxLength(maxReferenceLength),
    ),
    '',
  ),
})

/** A made-up hash, as each network writes it, or a reference as a bank writes it. */
export function madeUpReference(
  deps: Pick<SandboxDeps, 'random'>,
  {
    transferWay,
    paymentChannel,
  }: Pick<typeof transfers.$inferInsert, 'transferWay' | 'paymentChannel'>,
): string {
  if (transferWay !== 'CRYPTO') return `FT${randomDigits(deps, 12)}`
  return `${paymentChannel === 'TRC20' ? '' : '0x'}${bytesToHex(deps.random(32))}`
}

/**
 * Writes down that an approved withdrawal was paid.
 *
 * @throws Refusal if it is not approved, or paid already
 */
export function recordPayment(
  deps: SandboxDeps,
  { orderNumber, reference }: v.InferOutput<typeof paymentInput>,
): Promise<TransferItem> {
  return deps.database.queries.transaction(async (tx) => {
    const { transfer, recipient } = await lockOrder(tx, orderNumber)
    const { type, status, paidAt, amount, currency } = transfer
    if (type !== 'WITHDRAW' || status !== 'Success') {
      throw new Refusal('Only an approved withdrawal can be paid')
    }
    if (paidAt) throw new Refusal('This withdrawal has already been paid')
    const at = deps.clock()
    const paymentReference = reference || madeUpReference(deps, transfer)
    await tx
      .update(transfers)
      .set({ paidAt: at, paymentReference })
      .where(eq(transfers.orderNumber, orderNumber))
    const facts = { orderNumber, type, sum: moneyText(amount, currency) }
    await sendNotice(tx, at, recipient, paidNotice(facts, paymentReference))
    return recordOf(tx, orderNumber)
  })
}

/** Approved withdrawals that are not paid yet, newest first. */
export const listUnpaid = (queries: Queries, limit = 50) =>
  queries
    .select({
      orderNumber: transfers.orderNumber,
      account: accounts.name,
      amount: transfers.amount,
      currency: transfers.currency,
      transferWay: transfers.transferWay,
    })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.accountId))
    .where(
      and(
        eq(transfers.type, 'WITHDRAW'),
        eq(transfers.status, 'Success'),
        isNull(transfers.paidAt),
      ),
    )
    .orderBy(desc(transfers.acceptedAt), desc(transfers.orderNumber))
    .limit(limit)
