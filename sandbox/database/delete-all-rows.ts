import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

const nameOf = (table: PgTable): string => `sandbox.${getTableName(table)}`

const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[]

/** These tables refuse to be emptied while their trigger `append_only` is on. */
const appendOnly = [schema.entries, schema.postings, schema.signatures]

/** Empties every table in one transaction. */
export const deleteAllRows = (database: Database): Promise<void> =>
  database.script(
    [
      ...appendOnly.map((table) => `ALTER TABLE ${nameOf(table)} DISABLE TRIGGER append_only`),
      `TRUNCATE ${tables.map(nameOf).join(', ')} RESTART IDENTITY`,
      ...appendOnly.map((table) => `ALTER TABLE ${nameOf(table)} ENABLE TRIGGER append_only`),
    ].join(';\n'),
  )
