import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { migrationConfig } from '../database/migrations.ts'
import { createPglite } from '../database/pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of a PGlite database that has all tables and no rows. */
    databaseTemplate: string
  }
}

/**
 * Runs once before all tests: dumps a new database, which the tests then load. Creating a database
 * takes several times as long as loading a copy.
 */
export default async function createDatabaseTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-template-'))
  const file = join(folder, 'database.tar')
  const client = await createPglite()
  await migrate(drizzle(client), migrationConfig)
  const dump = await client.dumpDataDir('none')
  await client.close()
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  project.provide('databaseTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
