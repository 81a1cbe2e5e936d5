import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sameMailbox } from '../../shared/email/email.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { codeLength } from '../../shared/limits.ts'
import { Refusal, refusals } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { codeSends, emailCodes } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { deliver } from '../mailer.ts'
import { addToInbox, type Mail } from '../mails.ts'
import { randomDigits, randomId } from '../random.ts'
import type { Words } from '../words.ts'
import { saltedHash } from './hash.ts'

const hour = 60 * 60

type MailWords = (
  code: string,
  minutes: number,
) => {
  readonly subject: string
  readonly lines: readonly string[]
}

/** The code is only in the text: subjects are shown on lock screens and written to logs. */
const mailWords: Readonly<Record<Locale, MailWords>> = {
  en: (code, minutes) => ({
    subject: 'Your verification code',
    lines: [
      `Your verification code is ${code}.`,
      '',
      `It is valid for ${minutes === 10 ? 'ten' : minutes} minutes and can be used once. We will never ask you for it.`,
      'If you did not request it, you can ignore this e-mail.',
      '',
      'This e-mail comes from a sandbox: no real money moves.',
    ],
  }),
  zh: (code, minutes) => ({
    subject: '您的驗證碼',
    lines: [
      `您的驗證碼為 ${code}。`,
      '',
      `驗證碼於 ${minutes} 分鐘內有效，僅能使用一次。我們絕不會向您索取驗證碼。`,
      '若非您本人要求，請忽略此電子郵件。',
      '',
      '此電子郵件由沙盒環境寄出：不涉及真實資金。',
    ],
  }),
  ja: (code, minutes) => ({
    subject: '認証コードのお知らせ',
    lines: [
      `お客様の認証コードは ${code} です。`,
      '',
      `有効期限は${minutes}分、ご利用は1回限りです。当社から認証コードをお尋ねすることはありません。`,
      'お心当たりのない場合は、このメールを破棄してください。',
      '',
      'このメールはサンドボックスから送信されています。実際の資金は動きません。',
    ],
  }),
  ko: (code, minutes) => ({
    subject: '인증 코드 안내',
    lines: [
      `인증 코드는 ${code}입니다.`,
      '',
      `${minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 당사는 인증 코드를 묻지 않습니다.`,
      '요청하신 적이 없다면 이 이메일을 무시해 주세요.',
      '',
      '이 이메일은 샌드박스에서 발송되었습니다. 실제 자금은 움직이지 않습니다.',
    ],
  }),
}

const mailOf = (to: string, locale: Locale, code: string, minutes: number): Mail => {
  const { subject, lines } = mailWords[locale](code, minutes)
  return { to, subject, text: [...lines, ''].join('\n') }
}

const describeWait = (seconds: number): Words => {
  const minutes = Math.ceil(seconds / 60)
  const [n, unit] = seconds <= 60 ? [seconds, 'second'] : [minutes, 'minute']
  const isSeconds = unit === 'second'
  return {
    en: `Please wait ${n} ${unit}${n === 1 ? '' : 's'} before requesting another code.`,
    zh: `請等待 ${n} ${isSeconds ? '秒' : '分鐘'}後再索取驗證碼。`,
    ja: `次の認証コードは${n}${isSeconds ? '秒' : '分'}後にご請求ください。`,
    ko: `${n}${isSeconds ? '초' : '분'} 후에 인증 코드를 다시 요청해 주세요.`,
  }
}

/**
 * Refuses a code that is requested too soon, and names the wait.
 *
 * @param sent times of the last codes, newest first
 */
function checkPace(sent: readonly Date[], at: Date, allowed: number, seconds: number): void {
  const binding = sent[allowed - 1]
  if (!binding) return
  const wait = Math.ceil(utc(binding).add(seconds, 'second').diff(at, 'second', true))
  if (wait <= 0) return
  throw new Refusal(describeWait(wait), refusals.pace)
}

/** Times of the codes of the last hour, to a mailbox or from a source, newest first. */
async function lastHour(
  queries: Queries,
  where: { mailbox: string } | { source: string },
  at: Date,
) {
  const rows = await queries
    .select({ sentAt: codeSends.sentAt })
    .from(codeSends)
    .where(
      and(
        'mailbox' in where
          ? eq(codeSends.mailbox, where.mailbox)
          : eq(codeSends.source, where.source),
        gt(codeSends.sentAt, utc(at).subtract(hour, 'second').toDate()),
      ),
    )
    .orderBy(desc(codeSends.sentAt), desc(codeSends.id))
  return rows.map(({ sentAt }) => sentAt)
}

/** Locks a name until the transaction ends, even if no row has it yet. */
const lockName = (queries: Queries, kind: 1 | 2, name: string) =>
  queries.execute(sql`SELECT pg_advisory_xact_lock(${kind}::integer, hashtext(${name}))`)

/**
 * Sends a code to an address and invalidates the mailbox's earlier code. It never looks whether the
 * address has a wallet, so neither the response nor its timing reveals that.
 *
 * @param email as `readEmail` gave it
 * @param source network address of the caller
 * @param locale of the mail
 * @throws Refusal if it is too soon for another code
 */
export async function sendCode(
  deps: SandboxDeps,
  email: string,
  source: string,
  locale: Locale,
): Promise<void> {
  const { codeLimits: limits } = deps
  const mailbox = sameMailbox(email)
  const code = randomDigits(deps, codeLength)
  const mail = mailOf(email, locale, code, limits.codeMinutes)

  await deps.database.queries.transaction(async (tx) => {
    await lockName(tx, 1, mailbox)
    await lockName(tx, 2, source)
    const at = deps.clock()
    const toMailbox = await lastHour(tx, { mailbox }, at)
    checkPace(toMailbox, at, 1, limits.resendSeconds)
    checkPace(toMailbox, at, limits.sendsPerMailbox, hour)
    checkPace(await lastHour(tx, { source }, at), at, limits.sendsPerSource, hour)

    const salt = randomId(deps)
    const fresh = {
      salt,
      codeHash: saltedHash(salt, mailbox, code),
      expiresAt: utc(at).add(limits.codeMinutes, 'minute').toDate(),
      wrongTries: 0,
      isUsed: false,
    }
    await tx
      .insert(emailCodes)
      .values({ mailbox, ...fresh })
      .onConflictDoUpdate({ target: emailCodes.mailbox, set: fresh })
    await tx.insert(codeSends).values({ mailbox, source, sentAt: at })
    await addToInbox(tx, at, mail)
  })
  deliver(deps.mailer, mail)
}

/** Resets the rate limits of a mailbox, for tests. */
export const forgetSends = (queries: Queries, email: string) =>
  queries.delete(codeSends).where(eq(codeSends.mailbox, sameMailbox(email)))
