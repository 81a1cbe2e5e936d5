import { asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts, bankCards, loginSessions, sessions, wallets } from '../database/schema.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

/** The sessions of an account that have not ended. */
const openSessions = (queries: Queries, at: Date) =>
  queries
    .select({ accountId: loginSessions.accountId, running: count().as('running') })
    .from(loginSessions)
    .where(gt(loginSessions.expiresAt, at))
    .groupBy(loginSessions.accountId)
    .as('open_sessions')

/**
 * The accounts with their balances, oldest first: for the control page. Only accounts of demos and
 * tests have a token; a registered one has sessions.
 */
export async function listAccounts(queries: Queries, at: Date, limit = 100) {
  const open = openSessions(queries, at)
  const rows = await queries
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      mobile: accounts.mobile,
      region: accounts.region,
      token: sql<string | null>`${sessions.token}`,
      isExpired: sql<boolean>`coalesce(${sessions.expired}, false)`,
      isBanned: accounts.banned,
      sessions: sql<number>`coalesce(${open.running}, 0)::integer`,
      card: sql<string | null>`${bankCards.bankAccount}`,
      walletNumber: wallets.number,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .leftJoin(sessions, eq(sessions.accountId, accounts.id))
    .leftJoin(open, eq(open.accountId, accounts.id))
    .leftJoin(bankCards, eq(bankCards.accountId, accounts.id))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(limit)

  const list = []
  for (const row of rows) {
    list.push({ ...row, wallet: walletItem(await balancesOf(queries, row.walletNumber)) })
  }
  return list
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number]
