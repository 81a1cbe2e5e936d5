import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, DatabaseUnusable } from './database.ts'
import { migrateDatabase, migrationConfig } from './migrations.ts'

const ownTypes: readonly string[] = Object.values(types).map(String)

/**
 * Embedded PostgreSQL with the extension that the search of the history needs. It copies its readers
 * of values for every query, so those of arrays, hundreds that no table here has, are left out.
 */
export async function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  client.parsers = Object.fromEntries(
    Object.entries(client.parsers).filter(([type]) => ownTypes.includes(type)),
  )
  return client
}

/**
 * Opens embedded PostgreSQL and brings its tables up to date.
 *
 * @param options `dataDir` for a folder on disk; without it the database is in memory
 */
export async function openPglite(options: PGliteOptions = {}): Promise<Database> {
  const client = await createPglite(options).catch((cause: unknown) => {
    throw new DatabaseUnusable(
      `The database in ${options.dataDir ?? 'memory'} cannot be opened; its files may be damaged. ` +
        'Delete that folder to start over: only sandbox data is lost.',
      { cause },
    )
  })
  const queries = drizzle(client)
  const database: Database = {
    queries,
    async script(sql) {
      await client.transaction(async (tx) => {
        await tx.exec(sql)
      })
    },
    migrate: () => migrate(queries, migrationConfig),
    close: () => client.close(),
  }
  try {
    await migrateDatabase(database)
  } catch (error) {
    await client.close()
    throw error
  }
  return database
}
