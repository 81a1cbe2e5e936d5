import { sql } from 'drizzle-orm'
import { accounts } from '../database/schema.ts'

/** Of an account: where its messages go, and in which language. For a `select`. */
export const readerFields = {
  /** The e-mail address, or the mobile number if there is none. */
  contact: sql<string>`coalesce(${accounts.email}, ${accounts.mobile})`,
  locale: accounts.locale,
}
