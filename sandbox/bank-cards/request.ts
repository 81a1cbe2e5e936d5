import { and, eq } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { canonicalText } from '../core/parse-input.ts'
import type { Queries } from '../database/database.ts'
import { bankCards, cardRequests } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { sendNotice } from '../messages/notices.ts'
import { bindsAutomatically } from './binding.ts'
import { setBoundCard } from './bound-card.ts'
import { type CardItem, cardItem } from './card-item.ts'
import { boundNotice, queuedNotice, removedNotice, underReviewNotice } from './card-notices.ts'
import { openWithdrawal } from './open-withdrawal.ts'

/** What a request asks for: to bind a card with these details, or to remove the card. */
type Wish = BankCardBinding | null

/**
 * Whether a request with this key was answered before.
 *
 * @throws Refusal if that was another request
 */
async function isRepeated(queries: Queries, account: Account, key: string | undefined, wish: Wish) {
  if (key === undefined) return false
  const [known] = await queries
    .select({ details: cardRequests.details })
    .from(cardRequests)
    .where(and(eq(cardRequests.accountId, account.id), eq(cardRequests.idempotencyKey, key)))
  if (known && canonicalText(known.details ?? {}) !== canonicalText(wish ?? {})) {
    throw new Refusal(
      'This idempotency key was used for another request. Nothing was done.',
      sandboxRefusalCodes.keyReused,
    )
  }
  return known !== undefined
}

/** Ends the review of an earlier request: the account has withdrawn it. */
const endOpenRequest = (queries: Queries, accountId: string, at: Date, failReason: string) =>
  queries
    .update(cardRequests)
    .set({ status: 'Fail', failReason, decidedAt: at })
    .where(and(eq(cardRequests.accountId, accountId), eq(cardRequests.status, 'Auditing')))

/**
 * Requests to bind a card; replaces an earlier request. The card is bound at once if the region of
 * the account binds automatically and there is no doubt about its details, or then once no withdrawal
 * to the bound card is under review. Otherwise it is reviewed, and the bound card stays until then.
 *
 * @returns the account's card; for a repeated idempotency key the present one, and nothing is
 *   written
 */
export function bindCard(
  deps: SandboxDeps,
  account: Account,
  binding: BankCardBinding,
  key: string | undefined,
): Promise<CardItem | undefined> {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    if (await isRepeated(tx, account, key, binding)) return cardItem(tx, account.id)

    const at = deps.clock()
    const needsNoReview = bindsAutomatically(account, binding)
    const isBoundNow = needsNoReview && !(await openWithdrawal(tx, account.id))
    await endOpenRequest(tx, account.id, at, 'Replaced by a newer request')
    await tx.insert(cardRequests).values({
      accountId: account.id,
      idempotencyKey: key ?? null,
      kind: 'BIND',
      details: binding,
      requestedAt: at,
      ...(isBoundNow ? { status: 'Success', decidedAt: at } : { status: 'Auditing' }),
    })
    if (isBoundNow) await setBoundCard(tx, account.id, binding)
    const waiting = needsNoReview ? queuedNotice : underReviewNotice
    await sendNotice(tx, at, account, isBoundNow ? boundNotice : waiting)
    return cardItem(tx, account.id)
  })
}

/** Refuses to remove a card while money may still go to it. */
async function refuseOpenWithdrawal(queries: Queries, accountId: string): Promise<void> {
  const orderNumber = await openWithdrawal(queries, accountId)
  if (!orderNumber) return
  throw new Refusal(
    msg(
      'Withdrawal {orderNumber} to this bank account is under review. You can remove the account once the review is complete.',
      { orderNumber },
    ),
  )
}

/**
 * Removes the card of an account, and ends the review of one that is to be bound.
 *
 * @throws Refusal while a withdrawal to the card is under review
 */
export function removeCard(
  deps: SandboxDeps,
  account: Account,
  key: string | undefined,
): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    if (await isRepeated(tx, account, key, null)) return
    await refuseOpenWithdrawal(tx, account.id)

    const at = deps.clock()
    await endOpenRequest(tx, account.id, at, 'Withdrawn by the account holder')
    await tx.delete(bankCards).where(eq(bankCards.accountId, account.id))
    await tx.insert(cardRequests).values({
      accountId: account.id,
      idempotencyKey: key ?? null,
      kind: 'REMOVE',
      status: 'Success',
      requestedAt: at,
      decidedAt: at,
    })
    await sendNotice(tx, at, account, removedNotice)
  })
}
