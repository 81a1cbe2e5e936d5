import { expect, test } from 'vitest'
import { createCallLog } from './call-log.ts'

const arrival = { at: '', method: 'GET', path: '/', idempotencyKey: null, body: null }

test('the log keeps only the beginning of a long call', () => {
  const log = createCallLog()
  const long = 'x'.repeat(10_000)
  const call = { ...arrival, path: `/${long}`, idempotencyKey: long, body: { remark: long } }
  log.begin(call, new Headers({ origin: long }))
  log.begin({ ...arrival, body: { remark: 'short' } }, new Headers())
  const [first, second] = log.list()
  expect(JSON.stringify(first).length).toBeLessThan(3000)
  expect(first?.body).toMatch(/^\{"remark":"x+… \(10013 characters\)$/)
  expect(second?.body).toEqual({ remark: 'short' })
})

test.each([
  [undefined, 200],
  [300, 300],
])('a log of %s calls keeps the last %i', (kept, count) => {
  const log = createCallLog(kept)
  log.begin(arrival, new Headers({ token: 'first' }))
  for (let at = 1; at < count; at++) log.begin(arrival, new Headers({ token: 'others' }))
  expect(log.list()).toHaveLength(count)
  expect(log.list({ token: 'first' })).toHaveLength(1)
  log.begin(arrival, new Headers({ token: 'others' }))
  expect(log.list()).toHaveLength(count)
  expect(log.list({ token: 'first' })).toEqual([])
})
