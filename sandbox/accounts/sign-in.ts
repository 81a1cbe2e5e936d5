import { eq } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Turns } from '../basics/turns.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { accounts } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import type { Contact } from '../messages/contact.ts'
import { closedAccount } from './account-of-token.ts'
import { accountAt } from './find.ts'
import { checkPassword, hashPassword } from './password.ts'
import { startSession } from './session.ts'
import { type Attempt, countFailure, countSuccess, refuseLocked } from './sign-in-lock.ts'

const wrongCredentials = () =>
  new Refusal(msg('The account or password is incorrect.'), refusalCodes.wrongCredentials)

async function checkedSignIn(
  deps: SandboxDeps,
  attempt: Attempt,
  contact: Contact,
  password: string,
): Promise<string> {
  const { queries } = deps.database
  await refuseLocked(deps, attempt)
  const account = await accountAt(queries, contact)
  const result = await checkPassword(deps, account?.password, password)
  if (!account || result === 'wrong') {
    await countFailure(deps, attempt)
    throw wrongCredentials()
  }

  const rehashed = result === 'outdated' && (await hashPassword(deps, password))
  const token = await queries.transaction(async (tx) => {
    await countSuccess(tx, deps, attempt)
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

/**
 * Signs in and returns the token of a new session. An unknown account is answered like a wrong
 * password: in the same words, after the same queries and the same work.
 *
 * Tries of one account, and tries from one network address, are checked one after the other. So no
 * number of tries at the same time gets past the limits, and a right password never counts as wrong.
 *
 * @param turns of all sign-ins
 * @param source network address of the caller
 * @throws Refusal for wrong credentials, and after too many of them
 */
export function signIn(
  deps: SandboxDeps,
  turns: Turns,
  contact: Contact,
  password: string,
  source: string,
): Promise<string> {
  const { mailbox } = contact
  // The source first: whoever tries many accounts at once must not hold them while they wait.
  return turns.take([`source ${source}`, `account ${mailbox}`], () =>
    checkedSignIn(deps, { mailbox, source }, contact, password),
  )
}
