import { sql } from 'drizzle-orm'
import { accounts } from '../database/schema.ts'

/** Where messages to an account go: its e-mail address, or its mobile number if it has none. */
export const reachedAt = sql<string>`coalesce(${accounts.email}, ${accounts.mobile})`
