import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sameMailbox } from '../../shared/email/email.ts'
import { codeLength } from '../../shared/limits.ts'
import { Refusal, refusals } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { codeSends, emailCodes } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { deliver } from '../mailer.ts'
import { addToInbox, type Mail } from '../mails.ts'
import { randomDigits, randomId } from '../random.ts'
import { saltedHash } from './hash.ts'

const hour = 60 * 60

/** The code is only in the text: subjects are shown on lock screens and written to logs. */
const mailOf = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: 'Your verification code',
  text: [
    `Your verification code is ${code}.`,
    '',
    `It is good for ${minutes === 10 ? 'ten' : minutes} minutes and works once.`,
    'If you did not ask for it, there is nothing to do: without the code nobody gets anywhere.',
    '',
    'This mail comes from a sandbox: no real money moves.',
    '',
  ].join('\n'),
})

const describeWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${minutes} minutes`
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
  throw new Refusal(
    `Please wait ${describeWait(wait)} before you ask for another code.`,
    refusals.pace,
  )
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
 * @throws Refusal if it is too soon for another code
 */
export async function sendCode(deps: SandboxDeps, email: string, source: string): Promise<void> {
  const { codeLimits: limits } = deps
  const mailbox = sameMailbox(email)
  const code = randomDigits(deps, codeLength)
  const mail = mailOf(email, code, limits.codeMinutes)

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
