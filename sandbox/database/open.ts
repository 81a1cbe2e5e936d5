import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lock } from './lock.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** In memory, in a folder on disk, or on a PostgreSQL server. */
export type DatabasePlace = 'memory' | { readonly directory: string } | { readonly url: string }

/** Opens the database of a place. Throws `DatabaseUnusable` with words for a person. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place === 'memory') return openPglite()
  if ('url' in place) return openPostgres(place.url)

  mkdirSync(place.directory, { recursive: true })
  const unlock = lock(join(place.directory, 'lock'))
  try {
    const database = await openPglite(join(place.directory, 'database'))
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
