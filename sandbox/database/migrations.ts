import { readFileSync } from 'node:fs'
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

/** The last version of the tables from before there were migrations. */
const baselineVersion = 3
/** The number of migrations that create the tables of that version. */
const baselineMigrations = 2

const remedy = 'Delete the .sandbox folder, or in PostgreSQL: DROP SCHEMA sandbox CASCADE.'

const exists = async ({ queries }: Database, table: string): Promise<boolean> => {
  const [row] = await queries
    .select({ name: sql<string | null>`to_regclass(${table})::text` })
    .from(sql`(SELECT 1) AS one`)
  return row?.name != null
}

const numberIn = async ({ queries }: Database, column: string, table: string): Promise<number> => {
  const [row] = await queries
    .select({ newest: sql<string | null>`max(${sql.raw(column)})` })
    .from(sql.raw(table))
  return Number(row?.newest ?? 0)
}

/**
 * Renames what has other names in the tables of `baselineVersion`, and records the first
 * migrations.
 */
async function adoptBaseline(database: Database): Promise<void> {
  const version = await numberIn(database, 'version', 'sandbox.meta')
  if (version !== baselineVersion) {
    throw new DatabaseUnusable(
      `The database has tables of version ${version}. This release can migrate version ` +
        `${baselineVersion} only. ${remedy}`,
    )
  }
  const applied = readMigrationFiles(migrationConfig)
    .slice(0, baselineMigrations)
    .map(({ hash, folderMillis }) => `('${hash}', ${folderMillis})`)
  await database.script(
    `${readFileSync(fileLocations.baseline, 'utf8')};
     INSERT INTO sandbox.migrations (hash, created_at) VALUES ${applied.join(', ')}`,
  )
}

/**
 * Brings the tables of a database up to date: an empty one gets them all, an older one the
 * migrations that it lacks.
 *
 * @throws DatabaseUnusable if a newer release, or one before the baseline, made the tables
 */
export async function migrateDatabase(database: Database): Promise<void> {
  if (await exists(database, 'sandbox.meta')) await adoptBaseline(database)
  if (await exists(database, 'sandbox.migrations')) {
    const newest = readMigrationFiles(migrationConfig).at(-1)?.folderMillis ?? 0
    if ((await numberIn(database, 'created_at', 'sandbox.migrations')) > newest) {
      throw new DatabaseUnusable(
        `A newer release of the sandbox made the database. Start that release, or: ${remedy}`,
      )
    }
  }
  await database.migrate()
}
