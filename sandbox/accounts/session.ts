import { eq } from 'drizzle-orm'
import { authCodes, Refusal } from '../answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, sessions, wallets } from '../database/schema.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly walletNumber: string
}

/** The account of a login token. Refuses unknown, expired and banned with the codes of section 8. */
export async function accountOf(queries: Queries, token: string | undefined): Promise<Account> {
  const [found] = await queries
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      walletNumber: wallets.number,
      expired: sessions.expired,
      banned: accounts.banned,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(sessions.token, token ?? ''))
  if (!found) throw new Refusal('Please sign in.', authCodes.unknown)

  const { expired, banned, ...account } = found
  if (banned) throw new Refusal('This account has been closed.', authCodes.banned)
  if (expired) {
    throw new Refusal('Your session has expired. Please sign in again.', authCodes.expired)
  }
  return account
}
