// @vitest-environment node
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { databaseTemplate } from '../testing/open-test-database.ts'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
let statements: string[] = []

beforeAll(async () => {
  const client = await PGlite.create({ loadDataDir: databaseTemplate() })
  const database: Database = {
    queries: drizzle(client, { logger: { logQuery: (query) => statements.push(query) } }),
    async script(text) {
      await client.exec(text)
    },
    migrate: async () => {},
    close: () => client.close(),
  }
  sandbox = await createTestSandbox(database)
})
afterAll(() => sandbox.deps.database.close())

/** Sends a code; what came back, and what the database was asked meanwhile. */
const send = async (email: string) => {
  statements = []
  const response = await sandbox.send('sendEmailCode', { path: { email } })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.text(), asked: statements }
}

test('neither the response nor the database queries reveal who has a wallet', async () => {
  const known = await send('demo.holder@sandbox.example')
  const unknown = await send('demo.nobody@sandbox.example')
  expect(known.body).toBe('{"code":20000,"success":true,"message":"OK"}')
  expect(known.asked.length).toBeGreaterThan(3)
  expect(unknown).toEqual(known)
  expect(known.asked.join('\n')).not.toMatch(/"accounts"|"wallets"/)

  const tooSoon = await send('demo.holder@sandbox.example')
  expect(tooSoon.body).toContain('Please wait')
  expect(await send('demo.nobody@sandbox.example')).toEqual(tooSoon)
})
