import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { refusalCodes, sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { codeLength } from '../../shared/limits.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { accountAt } from '../accounts/find.ts'
import { secondsLeft, utc } from '../basics/dates.ts'
import { saltedHash } from '../basics/hash.ts'
import { randomDigits, randomId } from '../basics/random.ts'
import { codeTooSoon } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { lockName, type Queries } from '../database/database.ts'
import { codeSends, emailCodes } from '../database/schema.ts'
import { type Contact, mailboxOf } from '../messages/contact.ts'
import { addToInbox } from '../messages/inbox.ts'
import { deliver } from '../messages/mailer.ts'
import { messageTo } from '../messages/message.ts'
import { codeMessage, noticeMessage } from './code-messages.ts'
import type { Purpose } from './token.ts'

const hour = 60 * 60

interface Sent {
  readonly source: string
  readonly sentAt: Date
}

/**
 * Refuses a code that is requested too soon, and names the wait.
 *
 * @param sent the last codes, newest first
 * @param code of the refusal
 */
function checkPace(
  sent: readonly Sent[],
  at: Date,
  allowed: number,
  seconds: number,
  code: number = sandboxRefusalCodes.tooSoon,
): void {
  const binding = sent[allowed - 1]
  if (!binding) return
  const wait = secondsLeft(binding.sentAt, seconds, at)
  if (wait > 0) throw codeTooSoon(wait, code)
}

/** The codes of the last hour, newest first: to a mailbox for a purpose, or from a source. */
const lastHour = (
  queries: Queries,
  where: { mailbox: string; purpose: Purpose } | { source: string },
  at: Date,
): Promise<Sent[]> =>
  queries
    .select({ source: codeSends.source, sentAt: codeSends.sentAt })
    .from(codeSends)
    .where(
      and(
        'mailbox' in where
          ? and(eq(codeSends.mailbox, where.mailbox), eq(codeSends.purpose, where.purpose))
          : eq(codeSends.source, where.source),
        gt(codeSends.sentAt, utc(at).subtract(hour, 'second').toDate()),
      ),
    )
    .orderBy(desc(codeSends.sentAt), desc(codeSends.id))

/**
 * Whether a code would help: to register if there is no account, to reset a password if there is
 * one. The trust fund inquiry never checks whether the address has a wallet.
 */
async function helps(queries: Queries, contact: Contact, purpose: Purpose): Promise<boolean> {
  if (purpose === 'LOOKUP') return true
  const account = await accountAt(queries, contact)
  return (purpose === 'RESET') === (account !== undefined)
}

interface CodeRequest {
  readonly contact: Contact
  readonly purpose: Purpose
  /** Network address of the caller. */
  readonly source: string
  /** Language of the message. */
  readonly locale: Locale
}

/**
 * Sends a code to an address. It replaces the earlier code for the same purpose that the same caller
 * requested; what a stranger requests neither replaces a code nor uses up the hour of others. If a code would not help, the
 * message says why instead, and every entered code is wrong. Neither the response nor its timing
 * tells which.
 *
 * @throws Refusal if it is too soon for another code
 */
export async function sendCode(deps: SandboxDeps, request: CodeRequest): Promise<void> {
  const { codeLimits: limits } = deps
  const { contact, purpose, source, locale } = request
  const { mailbox } = contact
  const code = randomDigits(deps, codeLength)

  const message = await deps.database.queries.transaction(async (tx) => {
    await lockName(tx, 'mailbox', mailbox)
    await lockName(tx, 'source', source)
    const at = deps.clock()
    const toMailbox = await lastHour(tx, { mailbox, purpose }, at)
    const mine = toMailbox.filter((sent) => sent.source === source)
    checkPace(toMailbox, at, 1, limits.resendSeconds, refusalCodes.codeSent)
    checkPace(mine, at, limits.sendsPerMailbox, hour)
    checkPace(toMailbox, at, limits.sendsFromAnywhere, hour)
    checkPace(await lastHour(tx, { source }, at), at, limits.sendsPerSource, hour)

    const isUseful = await helps(tx, contact, purpose)
    const salt = randomId(deps)
    const fresh = {
      salt,
      codeHash: saltedHash(salt, mailbox, isUseful ? code : randomId(deps)),
      expiresAt: utc(at).add(limits.codeMinutes, 'minute').toDate(),
      wrongTries: 0,
      otherWrongTries: 0,
      isUsed: false,
    }
    await tx
      .delete(emailCodes)
      .where(and(eq(emailCodes.mailbox, mailbox), lte(emailCodes.expiresAt, at)))
    await tx
      .insert(emailCodes)
      .values({ mailbox, purpose, source, ...fresh })
      .onConflictDoUpdate({
        target: [emailCodes.mailbox, emailCodes.purpose, emailCodes.source],
        set: fresh,
      })
    await tx.insert(codeSends).values({ mailbox, purpose, source, sentAt: at })

    const text =
      isUseful || purpose === 'LOOKUP'
        ? codeMessage(locale, purpose, code, limits.codeMinutes)
        : noticeMessage(locale, purpose)
    const mail = messageTo(contact.to, text)
    await addToInbox(tx, at, mail)
    return mail
  })
  deliver(deps.mailer, message)
}

/**
 * Resets the rate limits of an address, for tests.
 *
 * @param to an e-mail address or a mobile number
 */
export const forgetSends = (queries: Queries, to: string) =>
  queries.delete(codeSends).where(eq(codeSends.mailbox, mailboxOf(to)))
