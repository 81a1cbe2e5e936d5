import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTemplate } from '../testing/open-test-database.ts'
import { createTestSandbox, errorOf, orderOf, usdWithdrawal } from '../testing/test-sandbox.ts'
import { DatabaseUnusable } from './database.ts'
import { openDatabase } from './open.ts'

let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-restart-'))
  const dataDir = join(directory, 'database')
  const client = await PGlite.create({ dataDir, loadDataDir: databaseTemplate() })
  await client.close()
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('data survives a restart, a stale lock is taken over, and a second sandbox is refused', async () => {
  const first = await createTestSandbox(await openDatabase({ directory }))
  const token = await first.createAccount('1000')
  const order = orderOf(await first.transfer(token, usdWithdrawal('300'), 'kept'))
  const body = { orderNumber: orderOf(await first.transfer(token, usdWithdrawal('200'))) }
  await first.call('cancelTransfer', v.unknown(), { token, body, key: 'cancelled' })
  const careful = await first.createAccount('1000')
  await first.control('POST', 'account/confirmation', {
    account: careful.slice('sandbox-'.length),
    confirms: 'CODE',
  })
  const asked = errorOf(await first.transfer(careful, usdWithdrawal('300'), 'confirmed'))
  const { id } = Object(asked?.confirmation) as { id: string }
  await first.call('sendOrderCode', v.unknown(), { token: careful, body: { id } })
  await first.deps.database.close()

  writeFileSync(join(directory, 'lock'), '999999999')
  const second = await createTestSandbox(await openDatabase({ directory }))
  expect(await second.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '300' })
  // The answer was lost with the process; a repetition returns no money again.
  const repeated = await second.call('cancelTransfer', v.unknown(), {
    token,
    body,
    key: 'cancelled',
  })
  expect(repeated.ok).toBe(true)
  expect(await second.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '300' })
  expect(orderOf(await second.transfer(token, usdWithdrawal('300'), 'kept'))).toBe(order)
  // The code still confirms the order that was asked for, once.
  const { mails } = (await second.control('GET', 'inbox')).json
  const [, code] = /is (\d{6})/.exec(mails[0].text) ?? []
  const confirmed = { ...usdWithdrawal('300'), confirmation: { id, code } }
  const accepted = orderOf(await second.transfer(careful, confirmed, 'confirmed'))
  expect(orderOf(await second.transfer(careful, confirmed, 'confirmed'))).toBe(accepted)
  expect(await second.walletOf(careful)).toMatchObject({ marginUsd: '300' })
  await second.review(order, 'BROKER', 'reject')
  expect(await second.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '0' })
  await second.control('POST', 'reset')
  expect((await second.control('GET', 'reviews')).json.reviews).toHaveLength(2)

  // Another sandbox on the same folder.
  await expect(openDatabase({ directory })).rejects.toThrow(/Another sandbox \(process \d+\)/)
  await second.deps.database.close()
})

test('damaged files are reported with a message', async () => {
  writeFileSync(join(directory, 'database', 'global', 'pg_control'), 'damaged')
  const error = await openDatabase({ directory }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseUnusable)
  expect(String(error)).toContain('Delete that folder')
})
