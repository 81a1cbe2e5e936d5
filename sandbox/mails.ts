import { desc } from 'drizzle-orm'
import type { Queries } from './database/database.ts'
import { mails } from './database/schema.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Puts a mail into the inbox of the control page; none ever leaves this machine. */
export async function sendMail(queries: Queries, at: Date, mail: Mail): Promise<void> {
  await queries.insert(mails).values({ ...mail, sentAt: at })
}

/** The newest mails first. */
export const inbox = (queries: Queries, limit = 200) =>
  queries.select().from(mails).orderBy(desc(mails.id)).limit(limit)
