import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { readAnswer } from '../../shared/api/envelope.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { transferRecord } from '../../shared/api/wire/transfer.ts'
import { wallet } from '../../shared/api/wire/wallet.ts'
import type { RunningServer } from '../server.ts'
import { startTestServer } from '../testing/open-test-database.ts'
import { usdWithdrawal } from '../testing/test-sandbox.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }

const control = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${server.url}/sandbox/api/${path}`, {
    method,
    headers: json,
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  return (await response.json()) as any
}

const createAccount = async (): Promise<string> =>
  (await control('POST', 'account', { usd: '1000' })).token

const walletAnswer = async (token: string) => {
  const response = await fetch(server.url + endpoints.getWalletHomePage.path, {
    headers: { token },
  })
  return readAnswer(response.status, await response.text(), itemOf(wallet))
}

const withdraw = async (token: string, key: string) => {
  const response = await fetch(server.url + endpoints.transfer.path, {
    method: 'POST',
    headers: { ...json, token, 'idempotency-key': key },
    body: JSON.stringify(usdWithdrawal('300')),
  })
  return readAnswer(response.status, await response.text(), itemOf(transferRecord))
}

test.each([
  [{ kind: 'http500' }, { kind: 'server', status: 500 }],
  [
    { kind: 'http500', status: 503 },
    { kind: 'server', status: 503 },
  ],
  [{ kind: 'html' }, { kind: 'malformed', status: 200 }],
  [{ kind: 'truncated' }, { kind: 'malformed' }],
  [{ kind: 'truncated', when: 'after' }, { kind: 'malformed' }],
  [{ kind: 'envelope' }, { kind: 'malformed' }],
  [
    { kind: 'envelope', body: { code: 20000, data: { item: { amount: {} } } } },
    { kind: 'malformed' },
  ],
  [
    { kind: 'code', code: 50014, message: 'Gone' },
    { kind: 'auth', message: 'Gone' },
  ],
  [{ kind: 'code', code: 403 }, { kind: 'forbidden' }],
])('the fault %j is read as %j, once', async (fault, error) => {
  const token = await createAccount()
  await control('POST', 'faults', { ...fault, call: 'getWalletHomePage', token })
  expect(await walletAnswer(token)).toMatchObject({ ok: false, error })
  expect(await walletAnswer(token)).toMatchObject({ ok: true })
})

test.each(['cut', 'reset'])('%s ends the connection', async (kind) => {
  const token = await createAccount()
  await control('POST', 'faults', { kind, token })
  await expect(walletAnswer(token)).rejects.toThrow()
  expect(await walletAnswer(token)).toMatchObject({ ok: true })
  const { calls } = await control('GET', `calls?token=${token}`)
  expect(calls).toMatchObject([
    { status: 0, fault: kind },
    { status: 200, fault: null },
  ])
})

test('a delayed call is answered after the delay', async () => {
  const token = await createAccount()
  await control('POST', 'faults', { kind: 'delay', ms: 300, token })
  const before = Date.now()
  expect(await walletAnswer(token)).toMatchObject({ ok: true })
  expect(Date.now() - before).toBeGreaterThanOrEqual(290)
})

test('a fault before the work moves no money, a fault after it leaves an order that the key finds', async () => {
  const token = await createAccount()
  await control('POST', 'faults', { call: 'transfer', kind: 'cut', token })
  await expect(withdraw(token, 'lost-before')).rejects.toThrow()
  expect(await walletAnswer(token)).toMatchObject({ value: { marginUsd: '0' } })

  await control('POST', 'faults', { call: 'transfer', kind: 'cut', when: 'after', token })
  await expect(withdraw(token, 'lost-after')).rejects.toThrow()
  expect(await walletAnswer(token)).toMatchObject({ value: { marginUsd: '300' } })
  expect(await withdraw(token, 'lost-after')).toMatchObject({ ok: true })
  expect(await walletAnswer(token)).toMatchObject({ value: { marginUsd: '300' } })
})

test('a fault for one token or one call does not affect others', async () => {
  const [token, other] = [await createAccount(), await createAccount()]
  await control('POST', 'faults', { kind: 'http500', times: 'forever', token })
  await control('POST', 'faults', { kind: 'http500', times: 2, call: 'getBankCard', token: other })
  expect(await walletAnswer(other)).toMatchObject({ ok: true })
  for (let n = 0; n < 3; n++) expect(await walletAnswer(token)).toMatchObject({ ok: false })
  await control('DELETE', `faults?token=${token}`)
  expect(await walletAnswer(token)).toMatchObject({ ok: true })
  expect((await control('GET', 'faults')).faults).toMatchObject([{ call: 'getBankCard', times: 2 }])
  await control('DELETE', 'faults')
  expect((await control('GET', 'faults')).faults).toEqual([])
})

test('an invalid fault is refused with the name of the field', async () => {
  expect((await control('POST', 'faults', { kind: 'fire' })).message).toContain('kind')
  expect((await control('POST', 'faults', { kind: 'cut', call: 'nope' })).message).toContain('call')
})

test('the log shows requests with masked tokens', async () => {
  const token = await createAccount()
  await withdraw(token, 'logged')
  const { calls } = await control('GET', `calls?token=${token}`)
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: endpoints.transfer.path,
      status: 200,
      code: 20000,
      idempotencyKey: 'logged',
      body: usdWithdrawal('300'),
    },
  ])
  expect(JSON.stringify(calls)).not.toContain(token)
})

test('the log shows a call while it is still running', async () => {
  const token = await createAccount()
  await control('POST', 'faults', { call: 'transfer', kind: 'delay', ms: 2_000, token })
  const running = withdraw(token, 'slow')
  await expect
    .poll(async () => (await control('GET', `calls?token=${token}`)).calls)
    .toMatchObject([{ status: null, idempotencyKey: 'slow', body: { amount: '300' } }])
  expect(await running).toMatchObject({ ok: true })
})
