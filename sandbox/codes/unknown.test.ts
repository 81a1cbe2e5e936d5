import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
let statements: string[] = []

beforeAll(async () => {
  const database = await openTestDatabase()
  const { $client } = database.queries as PgliteDatabase & { $client: PGlite }
  const queries = drizzle($client, {
    logger: { logQuery: (query) => statements.push(query) },
  })
  sandbox = await createTestSandbox({ ...database, queries })
})
afterAll(() => sandbox.deps.database.close())

/** Makes a call and returns its answer and the database queries that it caused. */
const outcomeOf = async (...call: Parameters<TestSandbox['send']>) => {
  statements = []
  const response = await sandbox.send(...call)
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.text(), asked: statements }
}

const known = 'demo.holder@sandbox.example'
const unknown = 'demo.nobody@sandbox.example'

test('neither the response nor the database queries reveal who has a wallet', async () => {
  const send = (email: string) => outcomeOf('sendEmailCode', { path: { email } })
  const good = await send(known)
  expect(good.body).toBe('{"code":20000,"success":true,"message":"OK"}')
  expect(good.asked.length).toBeGreaterThan(3)
  expect(await send(unknown)).toEqual(good)
  expect(good.asked.join('\n')).not.toMatch(/"accounts"|"wallets"/)

  const tooSoon = await send(known)
  expect(tooSoon.body).toContain('Wait')
  expect(await send(unknown)).toEqual(tooSoon)
})

test.each(['REGISTER', 'RESET'])(
  'a code for %s reveals neither in response nor in queries who has an account',
  async (purpose) => {
    for (const [holder, stranger] of [
      [known, unknown],
      ['+12025550123', '+12025550199'],
    ]) {
      const send = (account = '') => outcomeOf('sendUserCode', { body: { account, purpose } })
      const good = await send(holder)
      expect(good.body).toBe('{"code":20000,"success":true,"message":"OK"}')
      expect(good.asked.length).toBeGreaterThan(3)
      expect(await send(stranger)).toEqual(good)

      const guess = (account = '') =>
        outcomeOf('checkUserCode', { body: { account, purpose, code: '000000' } })
      expect(await guess(stranger)).toEqual(await guess(holder))

      const tooSoon = await send(holder)
      expect(tooSoon.body).toContain('Wait')
      expect(await send(stranger)).toEqual(tooSoon)
    }
  },
)

test('a failed sign-in reveals neither in response, queries nor work who has an account', async () => {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  const fail = async (account: string) => {
    scrypt.mockClear()
    const outcome = await outcomeOf('signIn', { body: { account, password: 'Wrong1Password' } })
    const costs = scrypt.mock.calls.map(([, , length, cost]) => ({ length, ...Object(cost) }))
    return { ...outcome, costs }
  }
  for (let n = 0; n < 6; n++) {
    const failed = await fail(known)
    expect(failed.body).toContain(n < 4 ? '"code":28110' : '"code":28111')
    expect(failed.costs).toHaveLength(n < 5 ? 1 : 0)
    expect(await fail(unknown)).toEqual(failed)
  }
  scrypt.mockRestore()
  syncBuiltinESMExports()
})
