import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts, bankCards, sessions, wallets } from '../database/schema.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

/** The accounts with their tokens and balances, oldest first: for the control page. */
export async function listAccounts(queries: Queries, limit = 100) {
  const rows = await queries
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      token: sessions.token,
      isExpired: sessions.expired,
      isBanned: accounts.banned,
      card: sql<string | null>`${bankCards.bankAccount}`,
      walletNumber: wallets.number,
    })
    .from(accounts)
    .innerJoin(sessions, eq(sessions.accountId, accounts.id))
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
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
