import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Runs queries: the database itself, or one transaction of it. */
// biome-ignore lint/suspicious/noExplicitAny: drizzle's own default for "no relations declared"
export type Queries = PgDatabase<PgQueryResultHKT, any, any>

/** An open database, PGlite or PostgreSQL. Callers need not know which. */
export interface Database {
  /** Never use this inside a transaction: PGlite has one connection and would deadlock. */
  readonly queries: Queries
  /** Runs several statements at once, all or none. */
  script(sql: string): Promise<void>
  /** Applies the migrations that have not been applied, all or none. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** The database cannot be used. The message tells a person why and what to do. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}

/** Kinds of names; names of different kinds do not block each other. */
const kinds = { mailbox: 1, source: 2, uploads: 3 } as const

/** Locks a name until the transaction ends, even if no row has it yet. */
export const lockName = (queries: Queries, kind: keyof typeof kinds, name: string) =>
  queries.execute(sql`SELECT pg_advisory_xact_lock(${kinds[kind]}::integer, hashtext(${name}))`)
