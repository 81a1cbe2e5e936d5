import { eq } from 'drizzle-orm'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { tokenHash } from '../basics/hash.ts'
import { authCodes, Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts, demoTokens, sessions, wallets } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { recipientColumns } from './find.ts'

export interface Account {
  readonly id: string
  readonly name: string
  readonly nickname: string
  readonly email: string | null
  readonly mobile: string | null
  /** Where messages go: the e-mail address, or the mobile number if there is none. */
  readonly contact: string
  /** The language of messages. */
  readonly locale: Locale
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly region: string
  /** How orders are to be confirmed, if at all. */
  readonly confirms: (typeof accounts.$inferSelect)['confirms']
  readonly walletNumber: string
}

const fields = {
  id: accounts.id,
  name: accounts.name,
  nickname: accounts.nickname,
  email: accounts.email,
  mobile: accounts.mobile,
  ...recipientColumns,
  region: accounts.region,
  confirms: accounts.confirms,
  walletNumber: wallets.number,
  banned: accounts.banned,
}

/** What every demo or test token begins with, and no token of a session. */
export const demoTokenPrefix = 'sandbox-'

/** The account of a session that was started by a sign-in. */
async function ofSession(queries: Queries, token: string, at: Date) {
  const [found] = await queries
    .select({ ...fields, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(sessions.tokenHash, tokenHash(token)))
  if (!found) return undefined
  const { expiresAt, ...account } = found
  return { ...account, expired: expiresAt <= at }
}

/** The account of a demo or test token. */
async function ofDemoToken(queries: Queries, token: string) {
  const [found] = await queries
    .select({ ...fields, expired: demoTokens.expired })
    .from(demoTokens)
    .innerJoin(accounts, eq(accounts.id, demoTokens.accountId))
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(eq(demoTokens.token, token))
  return found
}

/**
 * The account of a login token. Refuses unknown, expired and banned with the codes of section 8.
 *
 * @param at when the token must be valid
 */
export async function accountOf(queries: Queries, token: string, at: Date): Promise<Account> {
  const found = token.startsWith(demoTokenPrefix)
    ? await ofDemoToken(queries, token)
    : await ofSession(queries, token, at)
  if (!found) throw new Refusal(msg('Sign in first.'), authCodes.unknown)

  const { expired, banned, ...account } = found
  if (banned) throw closedAccount()
  if (expired) {
    throw new Refusal(msg('Your session has expired.'), authCodes.expired)
  }
  return account
}

/** The refusal of an account that has been closed. */
export const closedAccount = () =>
  new Refusal(msg('This account has been closed.'), authCodes.banned)
