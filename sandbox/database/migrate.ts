import { sql } from 'drizzle-orm'
import { type Database, DatabaseUnusable } from './database.ts'
import { ddl, schemaVersion } from './ddl.ts'
import { meta } from './schema.ts'

/** Makes the tables where there are none. Answers whether it made them. */
export async function migrate(database: Database): Promise<boolean> {
  const exists = await database.queries
    .select({ table: sql<string | null>`to_regclass('sandbox.meta')::text` })
    .from(sql`(SELECT 1) AS one`)
  if (exists[0]?.table == null) {
    await database.script(ddl)
    return true
  }

  const [found] = await database.queries.select().from(meta)
  if (found?.version !== schemaVersion) {
    throw new DatabaseUnusable(
      `The database was made by another version of the sandbox (${found?.version}, now ` +
        `${schemaVersion}). Delete the .sandbox folder, or in PostgreSQL: DROP SCHEMA sandbox CASCADE.`,
    )
  }
  return false
}

/** Throws everything away and makes empty tables, all or none. */
export const recreate = (database: Database): Promise<void> =>
  database.script(`DROP SCHEMA sandbox CASCADE; ${ddl}`)
