import Big from 'big.js'
import { and, asc, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import { utc } from '../basics/dates.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import {
  accounts,
  entries,
  interestDays,
  postings,
  transfers,
  wallets,
} from '../database/schema.ts'
import { clearing, pocket } from '../ledger/accounts.ts'
import { bookEntry } from '../ledger/book-entry.ts'
import { lockWallet } from '../ledger/lock-wallet.ts'
import { orderNumberAt } from '../transfers/order-number.ts'
import { interestOf } from './settings.ts'

const dayFormat = 'YYYY-MM-DD'

interface Holder {
  readonly accountId: string
  readonly walletNumber: string
}

/** USD of a wallet before a point in time, held amounts included. */
async function usdBefore(queries: Queries, walletNumber: string, end: Date): Promise<Big> {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${entries.amount}), 0)::text` })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(
      and(
        inArray(entries.ledgerAccountId, [
          pocket(walletNumber, 'available', 'USD'),
          pocket(walletNumber, 'held', 'USD'),
        ]),
        lt(postings.postedAt, end),
      ),
    )
  return Big(row?.sum ?? 0)
}

/**
 * Books the interest of one day, if that day has not been booked. The wallet must be locked.
 *
 * @param end only postings before it count
 */
async function bookDay(
  deps: SandboxDeps,
  queries: Queries,
  { accountId, walletNumber }: Holder,
  day: string,
  at: Date,
  end = at,
): Promise<boolean> {
  const [known] = await queries
    .select({ day: interestDays.day })
    .from(interestDays)
    .where(and(eq(interestDays.accountId, accountId), eq(interestDays.day, day)))
  if (known) return false

  const amount = interestOf(await usdBefore(queries, walletNumber, end))
  const orderNumber = amount.gt(0) ? orderNumberAt(deps, at) : null
  if (orderNumber) {
    await queries.insert(transfers).values({
      orderNumber,
      accountId,
      walletNumber,
      type: 'INTEREST_RATE',
      currency: 'USD',
      amount: amount.toFixed(),
      fee: '0',
      status: 'Success',
      acceptedAt: at,
    })
    await bookEntry(queries, {
      id: `interest-${accountId}-${day}`,
      reason: `interest of ${day}`,
      orderNumber,
      currency: 'USD',
      at,
      entries: [
        [clearing.USD, amount.neg()],
        [pocket(walletNumber, 'available', 'USD'), amount],
      ],
    })
  }
  await queries.insert(interestDays).values({ accountId, day, orderNumber })
  return true
}

/** Open accounts, each with its first day that has not been booked; the day of opening counts. */
async function unbookedSince(queries: Queries, today: string) {
  const newest = max(interestDays.day)
  const rows = await queries
    .select({
      accountId: accounts.id,
      walletNumber: wallets.number,
      createdAt: accounts.createdAt,
      newest,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .leftJoin(interestDays, eq(interestDays.accountId, accounts.id))
    .where(eq(accounts.banned, false))
    .groupBy(accounts.id, wallets.number)
    .having(or(isNull(newest), lt(newest, today)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
  return rows.map(({ createdAt, newest: booked, ...holder }) => ({
    ...holder,
    since: booked === null ? utc(createdAt).startOf('day') : utc(booked).add(1, 'day'),
  }))
}

/**
 * Books the missing interest of every day that is over, at the end of that day: once for each day
 * of an account, even if two runs overlap.
 *
 * @returns the number of days booked, over all accounts
 */
export async function bookMissingDays(deps: SandboxDeps): Promise<number> {
  const { queries } = deps.database
  const today = utc(deps.clock()).startOf('day')
  let count = 0
  for (const { since, ...holder } of await unbookedSince(queries, today.format(dayFormat))) {
    if (!since.isBefore(today)) continue
    await queries.transaction(async (tx) => {
      await lockWallet(tx, holder.walletNumber)
      for (let day = since; day.isBefore(today); day = day.add(1, 'day')) {
        const end = day.add(1, 'day').toDate()
        if (await bookDay(deps, tx, holder, day.format(dayFormat), end)) count++
      }
    })
  }
  return count
}

/**
 * Books the interest of today before the day is over, for the operator who does not want to wait.
 *
 * @returns the number of accounts it was booked for; none if today has been booked
 */
export async function bookToday(deps: SandboxDeps): Promise<number> {
  await bookMissingDays(deps)
  const { queries } = deps.database
  const at = deps.clock()
  const today = utc(at).format(dayFormat)
  let count = 0
  for (const { since: _, ...holder } of await unbookedSince(queries, today)) {
    await queries.transaction(async (tx) => {
      await lockWallet(tx, holder.walletNumber)
      const afterNow = utc(at).add(1, 'millisecond').toDate()
      if (await bookDay(deps, tx, holder, today, at, afterNow)) count++
    })
  }
  return count
}
