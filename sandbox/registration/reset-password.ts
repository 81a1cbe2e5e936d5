import { eq } from 'drizzle-orm'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { accountAt } from '../accounts/find.ts'
import { hashPassword } from '../accounts/password.ts'
import { endSessions } from '../accounts/session.ts'
import { forgetFailures } from '../accounts/sign-in-lock.ts'
import { randomId } from '../basics/random.ts'
import { checkToken, type TokenUse, useToken } from '../codes/token.ts'
import type { SandboxDeps } from '../core/context.ts'
import { accounts } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { enteredContact } from '../messages/contact.ts'
import { addToInbox } from '../messages/inbox.ts'
import { deliver } from '../messages/mailer.ts'
import { messageTo } from '../messages/message.ts'
import { noticeIn } from '../messages/notices.ts'

const subject = msg('Your password has been reset')

const text = msg(
  'Your password has been reset, and every session of your account has ended. If this was not you, reset it again at once.',
)

/**
 * Sets a new password for the account of a verified address, ends its sessions and its lock-out, and
 * tells its holder. The same request with the same key may be repeated.
 *
 * @param token of the checked code
 */
export async function resetPassword(
  deps: SandboxDeps,
  token: string,
  key: string | undefined,
  password: string,
  locale: Locale,
): Promise<void> {
  const use: TokenUse = {
    token,
    purpose: 'RESET',
    request: [key ?? randomId(deps), password],
  }
  await checkToken(deps.database.queries, use)
  const hash = await hashPassword(deps, password)
  const mail = await deps.database.queries.transaction(async (tx) => {
    const at = deps.clock()
    const { to, isDone } = await useToken(tx, use, at)
    const contact = enteredContact(to)
    const account = await accountAt(tx, contact)
    if (isDone || !account) return undefined
    // Failures first, as in a sign-in: in the opposite order the two could deadlock.
    for (const name of [account.mailbox, account.mobile]) {
      if (name !== null) await forgetFailures(tx, { kind: 'ACCOUNT', name })
    }
    await tx.update(accounts).set({ password: hash }).where(eq(accounts.id, account.id))
    await endSessions(tx, { accountId: account.id }, at)
    const message = messageTo(contact.to, noticeIn(locale, { subject, text }))
    await addToInbox(tx, at, message)
    return message
  })
  if (mail) deliver(deps.mailer, mail)
}
