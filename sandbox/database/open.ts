import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lock } from './lock-file.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Where a database is: in memory, open already, in a folder, or on a PostgreSQL server. */
export type DatabaseLocation =
  | 'memory'
  | { readonly opened: Database }
  | { readonly directory: string }
  | { readonly url: string }

/** Opens the database of a location. Throws `DatabaseUnusable` with a message for a person. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location === 'memory') return openPglite()
  if ('opened' in location) return location.opened
  if ('url' in location) return openPostgres(location.url)

  mkdirSync(location.directory, { recursive: true })
  const unlock = lock(join(location.directory, 'lock'))
  try {
    const database = await openPglite({ dataDir: join(location.directory, 'database') })
    return {
      ...database,
      async close() {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
