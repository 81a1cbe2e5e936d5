import { desc, eq } from 'drizzle-orm'
import { sameMailbox } from '../shared/email/email.ts'
import type { Queries } from './database/database.ts'
import { mails } from './database/schema.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/**
 * Puts a mail into the inbox of the control page; of two with the same key the first. What else
 * becomes of it is its sender's business.
 */
export async function sendMail(
  queries: Queries,
  at: Date,
  mail: Mail,
  idempotencyKey?: string,
): Promise<void> {
  await queries
    .insert(mails)
    .values({ ...mail, mailbox: sameMailbox(mail.to), sentAt: at, idempotencyKey })
    .onConflictDoNothing({ target: mails.idempotencyKey })
}

/** The newest mails first; with `to`, those of one mailbox, however its address is spelt. */
export const inbox = (queries: Queries, limit = 200, to?: string) =>
  queries
    .select({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      text: mails.text,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.mailbox, sameMailbox(to)))
    .orderBy(desc(mails.id))
    .limit(limit)
