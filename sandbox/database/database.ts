import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Where queries go: the database itself, or one transaction of it. */
// biome-ignore lint/suspicious/noExplicitAny: drizzle's own default for "no relations declared"
export type Queries = PgDatabase<PgQueryResultHKT, any, any>

/** An open database: PGlite or PostgreSQL, which behave alike from here on. */
export interface Database {
  /** Never use this inside a transaction: PGlite has one connection and would wait for ever. */
  readonly queries: Queries
  /** Runs several statements at once, all or none. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

/** The database cannot be used; the message says why and what to do, for a person. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}
