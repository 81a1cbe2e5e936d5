import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileLocations } from '../basics/file-locations.ts'
import { type Database, DatabaseUnusable } from './database.ts'

/** Where drizzle finds the migrations, and the table in which it records those it has applied. */
export const migrationConfig = {
  migrationsFolder: fileLocations.migrations,
  migrationsSchema: 'sandbox',
  migrationsTable: 'migrations',
}

const remedy = 'Delete the .sandbox folder, or in PostgreSQL: DROP SCHEMA sandbox CASCADE.'

const exists = async ({ queries }: Database, table: string): Promise<boolean> => {
  const [row] = await queries
    .select({ name: sql<string | null>`to_regclass(${table})::text` })
    .from(sql`(SELECT 1) AS one`)
  return row?.name != null
}

/** When the newest migration of a database was made, as drizzle records it. */
const newestIn = async ({ queries }: Database): Promise<number> => {
  const [row] = await queries
    .select({ newest: sql<string | null>`max(created_at)` })
    .from(sql`sandbox.migrations`)
  return Number(row?.newest ?? 0)
}

/**
 * Brings the tables of a database up to date: an empty one gets them all, an older one the
 * migrations that it lacks.
 *
 * @throws DatabaseUnusable if a newer release made the tables, or one without migrations
 */
export async function migrateDatabase(database: Database): Promise<void> {
  if (await exists(database, 'sandbox.meta')) {
    throw new DatabaseUnusable(`A release without migrations made the database. ${remedy}`)
  }
  if (await exists(database, 'sandbox.migrations')) {
    const newest = readMigrationFiles(migrationConfig).at(-1)?.folderMillis ?? 0
    if ((await newestIn(database)) > newest) {
      throw new DatabaseUnusable(
        `A newer release of the sandbox made the database. Start that release, or: ${remedy}`,
      )
    }
  }
  await database.migrate()
}
