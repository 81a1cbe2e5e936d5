import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'

/** A dump of a database that has all tables and no rows. */
export const databaseTemplate = (): Blob => new Blob([readFileSync(inject('databaseTemplate'))])

/** Opens a database in memory, with all tables and no rows. */
export const openTestDatabase = (): Promise<Database> =>
  openPglite({ loadDataDir: databaseTemplate() })

/** Starts a sandbox on a free port, with a database in memory. */
export const startTestServer = (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({ port: 0, database: { copyOf: databaseTemplate() }, ...options })
