import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { recipientColumns } from '../accounts/find.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, cardRequests, wallets } from '../database/schema.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { setBoundCard } from './bound-card.ts'
import { approvedNotice, rejectedNotice } from './card-notices.ts'
import { openWithdrawal } from './open-withdrawal.ts'

export const cardDecisionInput = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  decision: v.picklist(['approve', 'reject']),
  /** Shown to the account holder; needed for a rejection. */
  reason: v.optional(v.pipe(v.string(), v.trim()), ''),
})

/** The cards that await a review, the oldest first. */
export const listOpenCards = (queries: Queries, limit = 100) =>
  queries
    .select({
      id: cardRequests.id,
      account: accounts.name,
      accountId: accounts.id,
      region: accounts.region,
      details: cardRequests.details,
      requestedAt: cardRequests.requestedAt,
    })
    .from(cardRequests)
    .innerJoin(accounts, eq(accounts.id, cardRequests.accountId))
    .where(eq(cardRequests.status, 'Auditing'))
    .orderBy(asc(cardRequests.id))
    .limit(limit)

export type OpenCard = Awaited<ReturnType<typeof listOpenCards>>[number]

async function lockRequest(queries: Queries, id: number) {
  const read = () =>
    queries
      .select({ request: cardRequests, recipient: recipientColumns, walletNumber: wallets.number })
      .from(cardRequests)
      .innerJoin(accounts, eq(accounts.id, cardRequests.accountId))
      .innerJoin(wallets, eq(wallets.accountId, accounts.id))
      .where(eq(cardRequests.id, id))
  const [found] = await read()
  if (!found) throw new Refusal('There is no such request', sandboxRefusalCodes.notFound)
  await lockWallet(queries, found.walletNumber)
  const [locked] = await read()
  return locked ?? found
}

/**
 * Decides the review of a card. An approved card replaces the bound one.
 *
 * @throws Refusal if it was decided before, if a rejection has no reason, or if a withdrawal to the
 *   bound card is under review
 */
export function decideCard(
  deps: SandboxDeps,
  { id, decision, reason }: v.InferOutput<typeof cardDecisionInput>,
): Promise<'Success' | 'Fail'> {
  const isApproved = decision === 'approve'
  if (!isApproved && !reason) throw new Refusal('A rejection needs a reason')

  return deps.database.queries.transaction(async (tx) => {
    const { request, recipient } = await lockRequest(tx, id)
    if (request.status !== 'Auditing' || !request.details) {
      throw new Refusal('This review has already been decided')
    }
    const withdrawal = isApproved && (await openWithdrawal(tx, request.accountId))
    if (withdrawal) {
      throw new Refusal(`Decide withdrawal ${withdrawal} first: it goes to the bound card`)
    }
    const at = deps.clock()
    const status = isApproved ? 'Success' : 'Fail'
    await tx
      .update(cardRequests)
      .set({ status, failReason: isApproved ? null : reason, decidedAt: at })
      .where(eq(cardRequests.id, id))
    if (isApproved) await setBoundCard(tx, request.accountId, request.details)
    await sendNotice(tx, at, recipient, isApproved ? approvedNotice : rejectedNotice(reason))
    return status
  })
}
