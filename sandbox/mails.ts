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
 * Adds a mail to the inbox of the control page. A second mail with the same key is ignored. This
 * sends nothing: see `mailer.ts`.
 */
export async function addToInbox(
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

/** Newest mails first. `to` selects those of one mailbox, in any spelling of its address. */
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
