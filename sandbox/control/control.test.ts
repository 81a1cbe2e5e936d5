// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../database/pglite.ts'
import {
  createTestSandbox,
  orderOf,
  type TestSandbox,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox(await openPglite())
})
afterAll(() => sandbox.deps.database.close())

const post = (path: string, form: Record<string, string>, headers = {}) =>
  sandbox.app.request(`/sandbox/control/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  })

/** Sends a form and follows it to the page. */
const submit = async (path: string, form: Record<string, string>): Promise<string> => {
  const answer = await post(path, form)
  expect(answer.status).toBe(303)
  return (await sandbox.app.request(answer.headers.get('location') ?? '')).text()
}

test('the page says that no real money moves, under a strict policy, without script or style', async () => {
  const response = await sandbox.app.request('/sandbox')
  const page = await response.text()
  expect(page).toContain('Sandbox: no real money moves.')
  expect(page).toContain('/playground?token=sandbox-demo')
  expect(page).not.toMatch(/<script|<style|style="/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('a review is decided by a form, and a refused decision is told in words', async () => {
  const token = await sandbox.mint('1000')
  const orderNumber = orderOf(await sandbox.transfer(token, usdWithdrawal('300')))
  const form = { orderNumber, tier: 'BROKER', decision: 'reject', reason: '' }
  expect(await submit('review', form)).toContain('Refused: A rejection needs a reason')
  expect(await submit('review', { ...form, decision: 'approve' })).toContain('is Auditing')
  const rejected = { ...form, tier: 'CLEARING', reason: '<b>Listed</b>' }
  expect(await submit('review', rejected)).toContain('is Fail')
  const page = await (await sandbox.app.request('/sandbox')).text()
  expect(page).toContain('&lt;b&gt;Listed&lt;/b&gt;')
  expect(page).not.toContain('<b>Listed')
})

test('a fault is set, listed and removed', async () => {
  const page = await submit('faults', { call: 'transfer', kind: 'http500', times: '', ms: '50' })
  expect(page).toContain('transfer: http500, after 50 ms, for ever')
  const [fault] = (await sandbox.control('GET', 'faults')).json.faults
  expect(await submit('faults/remove', { id: String(fault.id) })).toContain('No fault is active')
})

test('USDT arrives by a form', async () => {
  const text = await submit('incoming', { address: 'nowhere', amount: '5' })
  expect(text).toContain('No wallet has this deposit address')
})

test('another origin may not send the forms', async () => {
  const foreign = await post('reset', {}, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  expect((await post('reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('our own page may, also where the browser hides its origin', async () => {
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await post('faults/remove', { id: '0' }, own)).status).toBe(303)
})

test('reset brings everything back', async () => {
  expect(await submit('reset', {})).toContain('back at the beginning')
  expect((await sandbox.control('GET', 'transfers')).json.transfers).toHaveLength(2)
})
