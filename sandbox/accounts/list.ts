import { count, desc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts, bankCards, demoTokens, sessions, wallets } from '../database/schema.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

/** The sessions of an account that have not ended. */
const openSessions = (queries: Queries, at: Date) =>
  queries
    .select({ accountId: sessions.accountId, running: count().as('running') })
    .from(sessions)
    .where(gt(sessions.expiresAt, at))
    .groupBy(sessions.accountId)
    .as('open_sessions')

/** Accounts with a text in their name, address, number or id; all of them for an empty text. */
function matching(text: string) {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const columns = [accounts.name, accounts.email, accounts.mobile, accounts.id, wallets.number]
  return or(...columns.map((column) => ilike(column, pattern)))
}

interface ListOptions {
  /** Part of a name, e-mail address, mobile number, wallet number or id. */
  readonly search?: string | undefined
  readonly limit?: number
}

/**
 * The accounts with their balances, newest first: for the control page. Only accounts of demos and
 * tests have a token; a registered one has sessions.
 */
export async function listAccounts(
  queries: Queries,
  at: Date,
  { search = '', limit = 100 }: ListOptions = {},
) {
  const open = openSessions(queries, at)
  const isFound = matching(search.trim())
  const [all] = await queries
    .select({ found: count() })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(isFound)
  const rows = await queries
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      mobile: accounts.mobile,
      region: accounts.region,
      confirms: accounts.confirms,
      token: sql<string | null>`${demoTokens.token}`,
      isExpired: sql<boolean>`coalesce(${demoTokens.expired}, false)`,
      isBanned: accounts.banned,
      sessions: sql<number>`coalesce(${open.running}, 0)::integer`,
      card: sql<string | null>`${bankCards.bankAccount}`,
      walletNumber: wallets.number,
    })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .leftJoin(demoTokens, eq(demoTokens.accountId, accounts.id))
    .leftJoin(open, eq(open.accountId, accounts.id))
    .leftJoin(bankCards, eq(bankCards.accountId, accounts.id))
    .where(isFound)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit)

  const list = []
  for (const row of rows) {
    list.push({ ...row, wallet: walletItem(await balancesOf(queries, row.walletNumber)) })
  }
  /** `found` counts all matching accounts, listed or not. */
  return { accounts: list, found: all?.found ?? 0 }
}

export type AccountList = Awaited<ReturnType<typeof listAccounts>>
export type ListedAccount = AccountList['accounts'][number]
