import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import type { SandboxDeps } from '../core/context.ts'
import { openPostgres } from '../database/postgres.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { createTestSandbox, type TestSandbox } from './test-sandbox.ts'

/** Creates a database on the server of DATABASE_URL_TEST; without that, starts a server. */
async function preparePostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL_TEST
  if (!given) return startPostgres()

  const name = `sandbox_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: given })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => run(`DROP DATABASE ${name}`) }
}

/**
 * Registers a suite on PGlite and, in the full run (`FULL=1`), on PostgreSQL as well. The suite gets
 * a prepared sandbox when its tests run.
 */
export function eachDatabase(
  suite: (sandbox: () => TestSandbox) => void,
  given?: Partial<SandboxDeps>,
): void {
  let opened: TestSandbox | undefined
  const current = () => {
    if (!opened) throw new Error('The sandbox exists only while tests run')
    return opened
  }

  describe('on PGlite', () => {
    beforeAll(async () => {
      opened = await createTestSandbox(await openTestDatabase(), given)
    })
    afterAll(() => opened?.deps.database.close())
    suite(current)
  })

  if (!process.env.FULL) return
  describe('on PostgreSQL', () => {
    let server: PostgresServer | undefined
    beforeAll(async () => {
      server = await preparePostgres()
      opened = await createTestSandbox(await openPostgres(server.url), given)
    })
    afterAll(async () => {
      await opened?.deps.database.close()
      await server?.stop()
    })
    suite(current)
  })
}
