import { desc, eq } from 'drizzle-orm'
import type { Mail } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { mails } from '../database/schema.ts'
import { kindOf, mailboxOf } from './contact.ts'

/**
 * Adds a mail or text message to the inbox of the control page. A second one with the same key is
 * ignored. This sends nothing: see `mailer.ts`.
 */
export async function addToInbox(
  queries: Queries,
  at: Date,
  mail: Mail,
  idempotencyKey?: string,
): Promise<void> {
  await queries
    .insert(mails)
    .values({
      ...mail,
      kind: kindOf(mail.to),
      mailbox: mailboxOf(mail.to),
      sentAt: at,
      idempotencyKey,
    })
    .onConflictDoNothing({ target: mails.idempotencyKey })
}

/** Newest first. `to` selects the messages to one address or number, in any spelling. */
export const inbox = (queries: Queries, limit = 200, to?: string) =>
  queries
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.to,
      subject: mails.subject,
      text: mails.text,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.mailbox, mailboxOf(to)))
    .orderBy(desc(mails.id))
    .limit(limit)
