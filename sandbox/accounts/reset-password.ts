import { eq } from 'drizzle-orm'
import type { Locale, LocalizedText } from '../../shared/text/i18n/locale.ts'
import { checkToken, type TokenUse, useToken } from '../codes/token.ts'
import { enteredContact } from '../contact.ts'
import type { SandboxDeps } from '../context.ts'
import { accounts } from '../database/schema.ts'
import { addToInbox } from '../inbox.ts'
import { deliver } from '../mailer.ts'
import { messageTo } from '../message.ts'
import { noticeIn } from '../notices.ts'
import { randomId } from '../random.ts'
import { accountAt } from './find.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './session.ts'
import { forgetFailures } from './sign-in-lock.ts'

const subject: LocalizedText = {
  en: 'Your password has been reset',
  zh: '您的密碼已重設',
  ja: 'パスワードを再設定しました',
  ko: '비밀번호가 재설정되었습니다',
}

const text: LocalizedText = {
  en: 'Your password has been reset, and every session of your account has ended. If this was not you, please reset it again at once.',
  zh: '您的密碼已重設，所有裝置上的登入均已失效。若非您本人操作，請立即再次重設密碼。',
  ja: 'パスワードを再設定し、すべての端末からログアウトしました。お心当たりのない場合は、すぐにパスワードを再設定してください。',
  ko: '비밀번호가 재설정되었으며 모든 기기에서 로그아웃되었습니다. 본인이 요청하지 않으셨다면 즉시 비밀번호를 다시 설정해 주세요.',
}

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
    const message = messageTo(contact, noticeIn(locale, { subject, text }))
    await addToInbox(tx, at, message)
    return message
  })
  if (mail) deliver(deps.mailer, mail)
}
