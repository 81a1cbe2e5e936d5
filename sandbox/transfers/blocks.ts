import { and, asc, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { amountText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'
import { type Recipient, sendNotice } from '../messages/notices.ts'
import { lockOrder } from './lock-order.ts'
import { settle } from './settle.ts'
import type { TransferRow } from './transfer-fields.ts'
import { creditedNotice } from './transfer-notices.ts'

/** Seconds between two blocks of the sandbox's networks. */
export const blockSeconds = 10

/** Credits USDT that enough blocks confirm. Call it in the transaction that has locked the wallet. */
export async function creditIfConfirmed(
  tx: Queries,
  row: TransferRow,
  recipient: Recipient,
  at: Date,
): Promise<TransferRow> {
  const { blocksSeen, blocksNeeded, orderNumber, amount, paymentChannel, walletNumber } = row
  if (blocksSeen === null || blocksNeeded === null || blocksSeen < blocksNeeded) return row
  const [credited] = await tx
    .update(transfers)
    .set({ status: 'Success', creditedAt: at })
    .where(eq(transfers.orderNumber, orderNumber))
    .returning()
  await settle(tx, row, true, at)
  const facts = { amount: amountText(amount), network: paymentChannel ?? '' }
  await sendNotice(tx, at, recipient, creditedNotice(facts, walletNumber))
  return credited ?? row
}

/** Blocks that a network adds after a transaction. */
export const blocksInput = v.object({
  orderNumber: v.string(),
  blocks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
})

/**
 * Adds blocks after a transaction that brings USDT; the last one that is needed credits it.
 *
 * @throws Refusal if the order does not wait for blocks
 */
export function addBlocks(
  deps: SandboxDeps,
  { orderNumber, blocks }: v.InferOutput<typeof blocksInput>,
): Promise<TransferRow> {
  return deps.database.queries.transaction(async (tx) => {
    const { transfer, recipient } = await lockOrder(tx, orderNumber)
    const { blocksSeen, blocksNeeded, status } = transfer
    if (status !== 'Auditing' || blocksSeen === null || blocksNeeded === null) {
      throw new Refusal('This order does not wait for blocks of a network')
    }
    const [row] = await tx
      .update(transfers)
      .set({ blocksSeen: Math.min(blocksSeen + blocks, blocksNeeded) })
      .where(eq(transfers.orderNumber, orderNumber))
      .returning()
    return creditIfConfirmed(tx, row ?? transfer, recipient, deps.clock())
  })
}

/** Adds a block to the networks: every transaction that waits for blocks has one more. */
export async function addBlock(deps: SandboxDeps): Promise<void> {
  const { orderNumber, acceptedAt, blocksSeen, status } = transfers
  const waiting = await deps.database.queries
    .select({ orderNumber })
    .from(transfers)
    .where(and(eq(status, 'Auditing'), isNotNull(blocksSeen)))
    .orderBy(asc(acceptedAt))
  for (const each of waiting) {
    await addBlocks(deps, { ...each, blocks: 1 }).catch((error: unknown) => {
      // An operator was faster.
      if (!(error instanceof Refusal)) throw error
    })
  }
}

/**
 * Adds a block every few seconds.
 *
 * @returns a function that ends it, after the block under way
 */
export function scheduleBlocks(deps: SandboxDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let underWay = Promise.resolve()
  const wait = () => {
    if (!isEnded) timer = setTimeout(run, blockSeconds * 1000)
  }
  const run = () => {
    underWay = addBlock(deps)
      .catch((error: unknown) => console.error('No block was added:', error))
      .finally(wait)
  }
  wait()
  return () => {
    isEnded = true
    clearTimeout(timer)
    return underWay
  }
}
