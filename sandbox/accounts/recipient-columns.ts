import { sql } from 'drizzle-orm'
import { accounts } from '../database/schema.ts'

/** Columns for a `select`: where the messages to an account go, and in which language. */
export const recipientColumns = {
  /** The e-mail address, or the mobile number if there is none. */
  contact: sql<string>`coalesce(${accounts.email}, ${accounts.mobile})`,
  locale: accounts.locale,
}
