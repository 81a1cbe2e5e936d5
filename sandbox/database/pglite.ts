import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, DatabaseUnusable } from './database.ts'
import { migrateDatabase, migrationConfig } from './migrations.ts'

/**
 * Opens embedded PostgreSQL and brings its tables up to date.
 *
 * @param options `dataDir` for a folder on disk; without it the database is in memory
 */
export async function openPglite(options: PGliteOptions = {}): Promise<Database> {
  const client = await PGlite.create(options).catch((cause: unknown) => {
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
