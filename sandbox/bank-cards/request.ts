import { and, eq } from 'drizzle-orm'
import type { BankCardBinding } from '../../shared/api/wire/bank-card.ts'
import { regionRules } from '../../shared/region/region-rules.ts'
import type { Account } from '../accounts/session.ts'
import { Refusal, refusals } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { bankCards, cardRequests } from '../database/schema.ts'
import { addToInbox } from '../mails.ts'
import { lockWallet } from '../transfers/lock-wallet.ts'
import { canonicalText } from '../transfers/repeated.ts'
import { setBoundCard } from './bound-card.ts'
import { type CardItem, cardItem } from './card-item.ts'

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
      refusals.keyReused,
    )
  }
  return known !== undefined
}

/** Ends the review of what an account requested before: it has changed its mind. */
const endOpenRequest = (queries: Queries, accountId: string, at: Date, failReason: string) =>
  queries
    .update(cardRequests)
    .set({ status: 'Fail', failReason, decidedAt: at })
    .where(and(eq(cardRequests.accountId, accountId), eq(cardRequests.status, 'Auditing')))

/**
 * Requests that a card be bound, in place of an earlier request. It is bound at once where the region
 * of the account binds automatically; elsewhere it is reviewed, and the bound card stays until then.
 *
 * @returns the account's card; for a repeated idempotency key as it is now, and nothing is written
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
    const { bindsAutomatically } = regionRules(account.region)
    await endOpenRequest(tx, account.id, at, 'Replaced by a newer request')
    await tx.insert(cardRequests).values({
      accountId: account.id,
      idempotencyKey: key ?? null,
      kind: 'BIND',
      details: binding,
      requestedAt: at,
      ...(bindsAutomatically ? { status: 'Success', decidedAt: at } : { status: 'Auditing' }),
    })
    if (bindsAutomatically) await setBoundCard(tx, account.id, binding)
    await addToInbox(tx, at, {
      to: account.contact,
      subject: bindsAutomatically ? 'Bank card bound' : 'Bank card under review',
      text: bindsAutomatically
        ? 'Your bank card has been bound. Withdrawals go to it from now on.'
        : 'Your bank card is under review. It can be used once the review is done.',
    })
    return cardItem(tx, account.id)
  })
}

/** Removes the card of an account, and ends the review of one that is to be bound. */
export function removeCard(
  deps: SandboxDeps,
  account: Account,
  key: string | undefined,
): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    if (await isRepeated(tx, account, key, null)) return

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
    await addToInbox(tx, at, {
      to: account.contact,
      subject: 'Bank card removed',
      text: 'Your bank card has been removed. Bind another one to withdraw USD.',
    })
  })
}
