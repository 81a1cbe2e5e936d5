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
  if (!found)
    throw new Refusal(
      {
        en: 'Please sign in.',
        zh: '請登入。',
        ja: 'ログインしてください。',
        ko: '로그인해 주세요.',
      },
      authCodes.unknown,
    )

  const { expired, banned, ...account } = found
  if (banned)
    throw new Refusal(
      {
        en: 'This account has been closed.',
        zh: '此帳戶已關閉。',
        ja: 'この口座は閉鎖されています。',
        ko: '해지된 계좌입니다.',
      },
      authCodes.banned,
    )
  if (expired) {
    throw new Refusal(
      {
        en: 'Your session has expired.',
        zh: '登入已逾時，請重新登入。',
        ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
        ko: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
      },
      authCodes.expired,
    )
  }
  return account
}
