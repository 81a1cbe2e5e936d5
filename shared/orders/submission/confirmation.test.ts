import { expect, it } from 'vitest'
import type { ApiError } from '../../api/errors.ts'
import { openSubmission, record, withdrawal } from './submission.test-helper.ts'

const named = { amount: '50.00', currency: 'USDT', network: 'TEST', destination: 'Somebody' }
const asking = (more: object = {}): ApiError => ({
  kind: 'refused',
  code: 28117,
  message: 'Confirm this order first.',
  confirmation: {
    id: 'c1',
    order: named,
    code: { sentTo: 'd***@sandbox.example', offersPasskey: true },
    ...more,
  },
})

/** An order that the server wants to be confirmed. */
async function openAsked(error = asking()) {
  const it = openSubmission()
  it.submission.review(withdrawal)
  const confirming = it.submission.confirm()
  await it.server.answer('send', { ok: false, error })
  await confirming
  return it
}

it('a server that wants a confirmation has refused nothing: no error is shown, and nothing is stored', async () => {
  const { phase, report, unresolvedOrders } = await openAsked()
  expect(phase()).toMatchObject({
    name: 'review',
    confirmation: { request: { id: 'c1' }, differences: [] },
  })
  expect(report).not.toHaveBeenCalled()
  expect(unresolvedOrders.find()).toBeUndefined()
})

it('the confirmed order is the same one, with the same key, sent with what the person confirms', async () => {
  const { submission, server, sent, phase, receipt } = await openAsked()
  const proving = submission.prove({ code: '123456' })
  await server.answer('send', { ok: true, value: record })
  await proving
  expect(sent()).toEqual(['key-1', 'key-1'])
  expect(server.of('send').map(({ args: [, , proof] }) => proof)).toEqual([
    undefined,
    { id: 'c1', code: '123456' },
  ])
  expect(phase().name).toBe('none')
  expect(receipt()).toMatchObject({
    confirmedBy: 'CODE',
    passkeyOffer: { id: 'c1', code: '123456' },
  })
})

it('a wrong code asks again, with the same key', async () => {
  const { submission, server, sent, phase, report } = await openAsked()
  const proving = submission.prove({ code: '000000' })
  await server.answer('send', { ok: false, error: asking({ problem: 'WRONG_CODE' }) })
  await proving
  expect(phase()).toMatchObject({ confirmation: { request: { problem: 'WRONG_CODE' } } })
  expect(report).not.toHaveBeenCalled()
  const again = submission.prove({ code: '123456' })
  await server.answer('send', { ok: true, value: record })
  await again
  expect(sent()).toEqual(['key-1', 'key-1', 'key-1'])
})

it('a confirming call without an answer leaves the outcome unknown, and is not sent again by itself', async () => {
  const { submission, server, sent, phase, unresolvedOrders, receipt } = await openAsked()
  const proving = submission.prove({ code: '123456' })
  await server.answer('send', { ok: false, error: { kind: 'network' } })
  await proving
  expect(phase()).toMatchObject({ name: 'unknown', unresolved: { idempotencyKey: 'key-1' } })
  expect(unresolvedOrders.find()).toBeDefined()
  await submission.prove({ code: '123456' })
  const checking = submission.checkStatus()
  await server.answer('record', { ok: true, value: record })
  await checking
  expect(receipt()?.record).toEqual(record)
  expect(sent()).toHaveLength(2)
})

it.each([
  { amount: '51' },
  { destination: 'Somebody else' },
  { currency: 'USD' },
  { network: 'OTHER' },
])('an order that the server names otherwise (%o) is not confirmed at all', async (change) => {
  const { submission, phase, sent } = await openAsked(asking({ order: { ...named, ...change } }))
  expect(phase()).toMatchObject({ confirmation: { differences: Object.keys(change) } })
  await submission.prove({ code: '123456' })
  expect(sent()).toHaveLength(1)
})

it('a confirmation that cannot be read is an ordinary refusal', async () => {
  const { phase, report } = await openAsked({ kind: 'refused', code: 28117, confirmation: {} })
  expect(phase()).toMatchObject({ name: 'review', issue: { code: 28117 } })
  expect(phase()).not.toHaveProperty('confirmation')
  expect(report).toHaveBeenCalledOnce()
})

it('leads back to the review, from which it is asked for again', async () => {
  const { submission, server, sent, phase } = await openAsked()
  submission.reviewAgain()
  expect(phase()).toEqual({ name: 'review', order: withdrawal })
  const confirming = submission.confirm()
  await server.answer('send', { ok: false, error: asking() })
  await confirming
  expect(sent()).toEqual(['key-1', 'key-1'])
  expect(phase()).toHaveProperty('confirmation')
})
