import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Kinds of names; names of different kinds do not block each other. */
const kinds = { mailbox: 1, source: 2, uploads: 3 } as const

/** Locks a name until the transaction ends, even if no row has it yet. */
export const lockName = (queries: Queries, kind: keyof typeof kinds, name: string) =>
  queries.execute(sql`SELECT pg_advisory_xact_lock(${kinds[kind]}::integer, hashtext(${name}))`)
