import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { deleteAllRows } from '../database/delete-all-rows.ts'
import { openPglite } from '../database/pglite.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { cheapPasswordCost } from './cheap-password-cost.ts'

/** A dump of a database that has all tables and no rows. */
export const databaseTemplate = (): Blob => new Blob([readFileSync(inject('databaseTemplate'))])

/**
 * Databases that tests have closed. Emptying one takes a quarter of the time of loading another.
 */
const unused: Database[] = []

/** Opens a database in memory, with all tables and no rows. */
export async function openTestDatabase(): Promise<Database> {
  const emptied = unused.pop()
  if (emptied) await deleteAllRows(emptied)
  const database = emptied ?? (await openPglite({ loadDataDir: databaseTemplate() }))
  return { ...database, close: async () => void unused.push(database) }
}

/** Starts a sandbox on a free port, with a database in memory. */
export const startTestServer = async (
  options: Partial<ServerOptions> = {},
): Promise<RunningServer> =>
  startServer({
    port: 0,
    database: { opened: await openTestDatabase() },
    passwordCost: cheapPasswordCost,
    ...options,
  })
