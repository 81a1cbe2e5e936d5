import { eq, sql } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { type Contact, readContact } from '../messages/contact.ts'

/** The account of an e-mail address or mobile number, or `undefined`. */
export async function accountAt(queries: Queries, { kind, mailbox }: Contact) {
  const [found] = await queries
    .select()
    .from(accounts)
    .where(eq(kind === 'EMAIL' ? accounts.mailbox : accounts.mobile, mailbox))
  return found
}

/** The account that an operator names by its id, e-mail address or mobile number. */
export async function namedAccount(queries: Queries, name: string) {
  const contact = readContact(name)
  const found = contact
    ? await accountAt(queries, contact)
    : (await queries.select().from(accounts).where(eq(accounts.id, name)))[0]
  if (!found) throw new Refusal(`There is no account ${name}`, sandboxRefusalCodes.notFound)
  return found
}

/** Columns for a `select`: where the messages to an account go, and in which language. */
export const recipientColumns = {
  /** The e-mail address, or the mobile number if there is none. */
  contact: sql<string>`coalesce(${accounts.email}, ${accounts.mobile})`,
  locale: accounts.locale,
}
