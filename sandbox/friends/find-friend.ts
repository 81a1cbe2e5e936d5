import { and, asc, eq, gt, or } from 'drizzle-orm'
import type * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { friend } from '../../shared/api/wire/friend.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { holderOf, refuseOwnAccount } from '../accounts/find.ts'
import { maskedName } from '../accounts/masked-name.ts'
import { secondsLeft, utc } from '../basics/dates.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { accounts, friendLookups, wallets } from '../database/schema.ts'
import { durationText } from '../language/duration-text.ts'
import { msg } from '../language/msg.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { readContact } from '../messages/contact.ts'

/** Lookups of one account in an hour, against guessing who has an account. */
const lookupsPerHour = 30

/** What a transfer to a friend costs. */
export const friendFee = '0'

/** Counts a lookup, or refuses it. */
async function countLookup(queries: Queries, account: Account, at: Date): Promise<void> {
  const hourAgo = utc(at).subtract(1, 'hour').toDate()
  const recent = await queries
    .select({ at: friendLookups.lookedAt })
    .from(friendLookups)
    .where(and(eq(friendLookups.accountId, account.id), gt(friendLookups.lookedAt, hourAgo)))
    .orderBy(asc(friendLookups.lookedAt))
  const [oldest] = recent
  if (oldest && recent.length >= lookupsPerHour) {
    const wait = durationText(secondsLeft(oldest.at, 60 * 60, at))
    throw new Refusal(
      msg('You have looked up too many accounts. Try again in {wait}.', { wait }),
      sandboxRefusalCodes.tooSoon,
    )
  }
  await queries.insert(friendLookups).values({ accountId: account.id, lookedAt: at })
}

/** The wallet number of an account, found by that number, its e-mail address or mobile number. */
async function walletNumberOf(queries: Queries, name: string): Promise<string | undefined> {
  const contact = readContact(name)
  const [found] = await queries
    .select({ number: wallets.number })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(
      or(
        eq(wallets.number, name.toUpperCase()),
        contact &&
          eq(contact.kind === 'EMAIL' ? accounts.mailbox : accounts.mobile, contact.mailbox),
      ),
    )
  return found?.number
}

/**
 * Finds the recipient of a transfer; `undefined` if no open account has this name.
 *
 * @throws Refusal if it is the caller's own account, or after too many lookups
 */
export async function findFriend(
  deps: SandboxDeps,
  account: Account,
  name: string,
): Promise<v.InferInput<typeof friend> | undefined> {
  // In its own transaction, so that a refused lookup counts too.
  await deps.database.queries.transaction(async (tx) => {
    await lockWallet(tx, account.walletNumber)
    await countLookup(tx, account, deps.clock())
  })
  const { queries } = deps.database
  const number = await walletNumberOf(queries, name.trim())
  if (number === account.walletNumber) refuseOwnAccount()
  const holder = number && (await holderOf(queries, number))
  return holder
    ? { walletNumber: holder.walletNumber, maskedName: maskedName(holder.name), fee: friendFee }
    : undefined
}
