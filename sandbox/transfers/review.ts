import { and, eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { recipientColumns } from '../accounts/find.ts'
import { bindQueuedCard } from '../bank-cards/queued-card.ts'
import { moneyText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, reviews, transfers } from '../database/schema.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { recordOf, type TransferItem } from './record.ts'
import { settle } from './settle.ts'
import { approvedNotice, rejectedNotice } from './transfer-notices.ts'

type Tier = 'BROKER' | 'CLEARING'

interface Decision {
  readonly orderNumber: string
  readonly tier: Tier
  readonly decision: 'approve' | 'reject'
  /** Shown to the account holder; needed for a rejection. */
  readonly reason?: string
}

async function lockOrder(queries: Queries, orderNumber: string) {
  const read = () =>
    queries
      .select({
        transfer: transfers,
        recipient: recipientColumns,
        name: accounts.name,
        region: accounts.region,
      })
      .from(transfers)
      .innerJoin(accounts, eq(accounts.id, transfers.accountId))
      .where(eq(transfers.orderNumber, orderNumber))
  const [found] = await read()
  if (!found) throw new Refusal('There is no such order', sandboxRefusalCodes.notFound)
  await lockWallet(queries, found.transfer.walletNumber)
  const [locked] = await read()
  return locked ?? found
}

const setReview = (
  queries: Queries,
  orderNumber: string,
  tier: Tier,
  values: Partial<typeof reviews.$inferInsert>,
) =>
  queries
    .update(reviews)
    .set(values)
    .where(and(eq(reviews.orderNumber, orderNumber), eq(reviews.tier, tier)))

/**
 * Decides one tier of a review: the broker first, then the clearing institution. The last approval
 * settles the transfer; a rejection at either tier returns held money.
 *
 * @throws Refusal if it is not this tier's turn
 */
export function decide(deps: SandboxDeps, decision: Decision): Promise<TransferItem> {
  const { orderNumber, tier } = decision
  const isApproved = decision.decision === 'approve'
  const reason = (!isApproved && decision.reason?.trim()) || null
  if (!isApproved && !reason) throw new Refusal('A rejection needs a reason')

  return deps.database.queries.transaction(async (tx) => {
    const { transfer, recipient, name, region } = await lockOrder(tx, orderNumber)
    const [review] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.orderNumber, orderNumber), eq(reviews.tier, tier)))
    if (review?.state !== 'PENDING') {
      throw new Refusal(
        review?.state === 'WAITING' && transfer.status === 'Auditing'
          ? 'The broker has not decided yet'
          : 'This review has already been decided',
      )
    }

    const at = deps.clock()
    const isFinal = !isApproved || tier === 'CLEARING'
    await setReview(tx, orderNumber, tier, {
      state: isApproved ? 'APPROVED' : 'REJECTED',
      reason,
      decidedAt: at,
    })
    if (!isFinal) await setReview(tx, orderNumber, 'CLEARING', { state: 'PENDING' })
    if (isFinal) {
      await tx
        .update(transfers)
        .set(isApproved ? { status: 'Success' } : { status: 'Fail', failReason: reason })
        .where(eq(transfers.orderNumber, orderNumber))
      await settle(tx, transfer, isApproved, at)
    }
    const { type, amount, currency } = transfer
    const facts = { orderNumber, type, sum: moneyText(amount, currency) }
    const notice = reason ? rejectedNotice(facts, tier, reason) : approvedNotice(facts, tier)
    await sendNotice(tx, at, recipient, notice)
    if (isFinal && type === 'WITHDRAW' && currency === 'USD') {
      const { accountId } = transfer
      await bindQueuedCard(tx, { ...recipient, accountId, name, region }, at)
    }
    return recordOf(tx, orderNumber)
  })
}
