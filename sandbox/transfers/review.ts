import { and, eq } from 'drizzle-orm'
import { bindQueuedCard } from '../bank-cards/queued-card.ts'
import { moneyText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { reviews, transfers } from '../database/schema.ts'
import { sendNotice } from '../messages/notices.ts'
import { lockOrder } from './lock-order.ts'
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
    const { transfer, recipient, name, region, tiers } = await lockOrder(tx, orderNumber)
    const review = tiers.find((each) => each.tier === tier)
    if (review?.state !== 'PENDING') {
      if (transfer.cancelledAt) throw new Refusal('The account holder has cancelled this order')
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

/**
 * Begins the first review of an order: its holder can no longer cancel it.
 *
 * @throws Refusal if it has begun, or the order is decided or cancelled
 */
export function beginReview(
  deps: SandboxDeps,
  { orderNumber }: Pick<Decision, 'orderNumber'>,
): Promise<TransferItem> {
  return deps.database.queries.transaction(async (tx) => {
    const { transfer, tiers } = await lockOrder(tx, orderNumber)
    const broker = tiers.find(({ tier }) => tier === 'BROKER')
    if (transfer.cancelledAt) throw new Refusal('The account holder has cancelled this order')
    if (broker?.state !== 'PENDING' || broker.begunAt) {
      throw new Refusal('The review of this order has already begun')
    }
    await setReview(tx, orderNumber, 'BROKER', { begunAt: deps.clock() })
    return recordOf(tx, orderNumber)
  })
}
