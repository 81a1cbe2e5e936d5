import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sameMailbox } from '../../shared/email/email.ts'
import { codeLength } from '../../shared/limits.ts'
import { Refusal, refusals } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { codeSends, emailCodes } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { post } from '../mailer.ts'
import { type Mail, sendMail } from '../mails.ts'
import { freshDigits, freshId } from '../random.ts'
import { seal } from './secret.ts'

const hour = 60 * 60

/** The code stands in the text alone: a subject is shown on locked screens and written into logs. */
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

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${minutes} minutes`
}

/** Refuses what comes too soon, saying when to try again; `sent` has the newest moment first. */
function checkPace(sent: readonly Date[], at: Date, allowed: number, seconds: number): void {
  const binding = sent[allowed - 1]
  if (!binding) return
  const wait = Math.ceil(utc(binding).add(seconds, 'second').diff(at, 'second', true))
  if (wait <= 0) return
  throw new Refusal(`Please wait ${inWords(wait)} before you ask for another code.`, refusals.pace)
}

/** When codes were sent in the last hour, to a mailbox or from a source, the newest first. */
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

/** Holds a name until the transaction ends, also one that no row has yet. */
const lockName = (queries: Queries, kind: 1 | 2, name: string) =>
  queries.execute(sql`SELECT pg_advisory_xact_lock(${kind}::integer, hashtext(${name}))`)

/**
 * Sends a code to an address; the mailbox's earlier code is dead from then on. Whether the address
 * has a wallet is never asked, so that nobody learns it from the answer or from its time.
 *
 * @param email as `readEmail` gave it
 * @param source address of the network that asks
 * @throws Refusal where it is too soon for another
 */
export async function sendCode(deps: SandboxDeps, email: string, source: string): Promise<void> {
  const { codeLimits: limits } = deps
  const mailbox = sameMailbox(email)
  const code = freshDigits(deps, codeLength)
  const mail = mailOf(email, code, limits.codeMinutes)

  await deps.database.queries.transaction(async (tx) => {
    await lockName(tx, 1, mailbox)
    await lockName(tx, 2, source)
    const at = deps.clock()
    const toMailbox = await lastHour(tx, { mailbox }, at)
    checkPace(toMailbox, at, 1, limits.resendSeconds)
    checkPace(toMailbox, at, limits.sendsPerMailbox, hour)
    checkPace(await lastHour(tx, { source }, at), at, limits.sendsPerSource, hour)

    const salt = freshId(deps)
    const fresh = {
      salt,
      codeHash: seal(salt, mailbox, code),
      expiresAt: utc(at).add(limits.codeMinutes, 'minute').toDate(),
      wrongTries: 0,
      isUsed: false,
    }
    await tx
      .insert(emailCodes)
      .values({ mailbox, ...fresh })
      .onConflictDoUpdate({ target: emailCodes.mailbox, set: fresh })
    await tx.insert(codeSends).values({ mailbox, source, sentAt: at })
    await sendMail(tx, at, mail)
  })
  post(deps.mailer, mail)
}

/** Lets the sandbox forget what was sent to a mailbox, as if an hour had passed: for tests. */
export const forgetSends = (queries: Queries, email: string) =>
  queries.delete(codeSends).where(eq(codeSends.mailbox, sameMailbox(email)))
