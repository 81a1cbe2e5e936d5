import { eq } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { Refusal } from '../answer.ts'
import type { Contact } from '../contact.ts'
import type { SandboxDeps } from '../context.ts'
import { accounts } from '../database/schema.ts'
import { closedAccount } from './closed.ts'
import { accountAt } from './find.ts'
import { checkPassword, hashPassword } from './password.ts'
import { startSession } from './session.ts'
import { beginAttempt, clearAttempt, lockedOut } from './sign-in-lock.ts'

const wrongCredentials = () =>
  new Refusal(
    {
      en: 'The account or password is incorrect.',
      zh: '帳號或密碼不正確。',
      ja: 'アカウントまたはパスワードが正しくありません。',
      ko: '계정 또는 비밀번호가 올바르지 않습니다.',
    },
    refusalCodes.wrongCredentials,
  )

/**
 * Signs in and returns the token of a new session. An unknown account is answered like a wrong
 * password: in the same words, after the same queries and the same work.
 *
 * @param source network address of the caller
 * @throws Refusal for wrong credentials, and after too many of them
 */
export async function signIn(
  deps: SandboxDeps,
  contact: Contact,
  password: string,
  source: string,
): Promise<string> {
  const { queries } = deps.database
  const attempt = await beginAttempt(deps, contact.mailbox, source)
  const account = await accountAt(queries, contact)
  const result = await checkPassword(deps, account?.password, password)
  if (!account || result === 'wrong') {
    throw attempt.waitSeconds > 0 ? lockedOut(attempt.waitSeconds) : wrongCredentials()
  }

  const rehashed = result === 'outdated' && (await hashPassword(deps, password))
  const token = await queries.transaction(async (tx) => {
    await clearAttempt(tx, attempt)
    const [now] = await tx
      .select({ password: accounts.password })
      .from(accounts)
      .where(eq(accounts.id, account.id))
      .for('update')
    // Meanwhile another sign-in may have rehashed the password, or a reset may have replaced it.
    const isStored = now?.password === account.password
    if (!isStored && (await checkPassword(deps, now?.password, password)) === 'wrong') {
      throw wrongCredentials()
    }
    if (rehashed) {
      await tx.update(accounts).set({ password: rehashed }).where(eq(accounts.id, account.id))
    }
    return account.banned ? undefined : startSession(deps, tx, account.id)
  })
  if (token === undefined) throw closedAccount()
  return token
}
