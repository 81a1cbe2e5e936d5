import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import type { SandboxDeps } from '../context.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { createTestSandbox, type TestSandbox } from './test-sandbox.ts'

/** The server of DATABASE_URL_TEST, with a database of our own on it; or one started for us. */
async function havePostgres(): Promise<PostgresServer> {
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
 * Registers a suite once per database that can be had: PGlite always, PostgreSQL where there is one.
 * The suite gets a prepared sandbox when its tests run.
 */
export async function eachDatabase(
  suite: (sandbox: () => TestSandbox) => void,
  given?: Partial<SandboxDeps>,
): Promise<void> {
  let opened: TestSandbox | undefined
  const current = () => {
    if (!opened) throw new Error('The sandbox is there inside of tests only')
    return opened
  }

  describe('on PGlite', () => {
    beforeAll(async () => {
      opened = await createTestSandbox(await openPglite(), given)
    })
    afterAll(() => opened?.deps.database.close())
    suite(current)
  })

  let server: PostgresServer
  try {
    server = await havePostgres()
  } catch (error) {
    console.warn(`PostgreSQL could not be had (${error}): this suite runs on PGlite alone.`)
    return
  }
  describe('on PostgreSQL', () => {
    beforeAll(async () => {
      opened = await createTestSandbox(await openPostgres(server.url), given)
    })
    afterAll(async () => {
      await opened?.deps.database.close()
      await server.stop()
    })
    suite(current)
  })
}
