import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox(await openTestDatabase())
})
afterAll(() => sandbox.deps.database.close())

const send = async (email: string) =>
  (await sandbox.send('sendEmailCode', { path: { email } })).status

const codeOf = async (email: string): Promise<string> => {
  const { mails } = (await sandbox.control('GET', `inbox?to=${encodeURIComponent(email)}`)).json
  return /\b\d{6}\b/.exec(mails[0].text)?.[0] ?? ''
}

const check = (email: string, code: string) =>
  sandbox.call('checkEmailCode', codeToken, { path: { email, code } })

const callsOf = async (email: string) =>
  (await sandbox.control('GET', `calls?email=${encodeURIComponent(email)}`)).json.calls

test('the inbox shows the mails of one address in any spelling', async () => {
  await send('first@example.com')
  await send('Second@Example.com')
  const { mails } = (await sandbox.control('GET', 'inbox?to=SECOND%40example.com')).json
  expect(mails.map(({ to }: { to: string }) => to)).toEqual(['Second@Example.com'])
  expect((await sandbox.control('GET', 'inbox')).json.mails.length).toBeGreaterThan(2)
  expect((await sandbox.control('GET', 'inbox?to=nobody')).status).toBe(400)
})

test('a fault for an address hits only the calls about this address', async () => {
  const [email, other] = ['faulty@example.com', 'other@example.com']
  const fault = { kind: 'http500', email: 'FAULTY@example.com', times: 'forever' }
  await sandbox.control('POST', 'account', { usd: '1', email })
  await sandbox.control('POST', 'faults', { ...fault, call: 'sendEmailCode' })
  expect(await send(email)).toBe(500)
  expect(await send(other)).toBe(200)
  await sandbox.control('DELETE', `faults?email=${other}`)
  expect(await send(email)).toBe(500)
  await sandbox.control('DELETE', `faults?email=${email}`)
  expect(await send(email)).toBe(200)

  await sandbox.control('POST', 'faults', { ...fault, call: 'checkEmailCode', when: 'after' })
  expect(await check(other, '000000')).toMatchObject({ ok: true })
  expect(await check(email, '000000')).toMatchObject({ ok: false })
  await sandbox.control('DELETE', 'faults')

  await sandbox.control('POST', 'faults', { ...fault, call: 'getBalanceInWeb', times: 1 })
  const tokens = []
  for (const address of [other, email]) {
    const answer = await check(address, await codeOf(address))
    tokens.push((answer.ok && answer.value) || '')
  }
  const balance = (otpToken = '') =>
    sandbox.call('getBalanceInWeb', itemOf(netAssetValue), { otpToken })
  expect(await balance(tokens[0])).toEqual({ ok: true, value: undefined })
  expect(await balance(tokens[1])).toMatchObject({ ok: false })
  expect(await balance(tokens[1])).toMatchObject({ ok: true, value: { usdBalance: '1' } })
})

test('a fault for a mobile number hits only the calls about it', async () => {
  const [mobile, other] = ['+12025550161', '+12025550162']
  const signIn = async (account: string) => {
    const answer = await sandbox.send('signIn', { body: { account, password: 'wrong' } })
    return answer.status
  }
  await sandbox.control('POST', 'faults', { call: 'signIn', kind: 'http500', email: mobile })
  expect(await signIn(other)).toBe(200)
  expect(await signIn('+1 (202) 555-0161')).toBe(500)
  expect(await signIn(mobile)).toBe(200)
  expect((await callsOf(mobile)).map(({ status }: { status: number }) => status)).toEqual([
    500, 200,
  ])
})

test('the log of an address shows its calls without code and token', async () => {
  const email = 'logged@example.com'
  await send(email)
  const code = await codeOf(email)
  const answer = await check(email, code)
  const token = (answer.ok && answer.value) || 'no token'
  await sandbox.send('getBalanceInWeb', { otpToken: token })
  const calls = await callsOf(email)
  expect(calls.map(({ path }: { path: string }) => path)).toEqual([
    '/api/web/common/email/sendCode/logged%40example.com',
    '/api/web/common/email/checkEmailCode/logged%40example.com/…',
    '/api/web/trade/wallet/getBalanceInWeb',
  ])
  const everything = JSON.stringify((await sandbox.control('GET', 'calls')).json)
  expect(everything).not.toContain(code)
  expect(everything).not.toContain(token)
  expect(await (await sandbox.app.request('/sandbox')).text()).not.toContain(`/${code}`)
})

test('an unknown call does not write a code to the log either', async () => {
  await sandbox.app.request('/api/web/common/email/checkEmailCode/odd@example.com/424242/more')
  await sandbox.app.request('/api/web/common/email/check%45mailCode/odd@example.com/424242')
  expect(JSON.stringify((await sandbox.control('GET', 'calls')).json)).not.toContain('424242')
})
