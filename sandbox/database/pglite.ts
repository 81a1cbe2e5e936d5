import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { type Database, DatabaseUnusable } from './database.ts'

/**
 * Opens embedded PostgreSQL.
 *
 * @param directory where it lives on disk; in memory without it
 */
export async function openPglite(directory?: string): Promise<Database> {
  const client = await PGlite.create(directory === undefined ? {} : { dataDir: directory }).catch(
    (cause: unknown) => {
      throw new DatabaseUnusable(
        `The database in ${directory ?? 'memory'} cannot be opened; its files may be damaged. ` +
          'Delete that folder to begin anew: only sandbox data is lost.',
        { cause },
      )
    },
  )
  return {
    queries: drizzle(client),
    async script(sql) {
      await client.transaction(async (tx) => {
        await tx.exec(sql)
      })
    },
    close: () => client.close(),
  }
}
