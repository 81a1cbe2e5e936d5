import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** What a name belongs to: names of different kinds do not wait for each other. */
const kinds = { mailbox: 1, source: 2 } as const

/** Locks a name until the transaction ends, even if no row has it yet. */
export const lockName = (queries: Queries, kind: keyof typeof kinds, name: string) =>
  queries.execute(sql`SELECT pg_advisory_xact_lock(${kinds[kind]}::integer, hashtext(${name}))`)
