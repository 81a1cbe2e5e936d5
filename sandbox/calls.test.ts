// @vitest-environment node
import { expect, test } from 'vitest'
import { createCallLog } from './calls.ts'

const arrival = { at: '', method: 'GET', path: '/', idempotencyKey: null, body: null }

test.each([
  [undefined, 200],
  [300, 300],
])('of %s calls to keep, the last %i are kept, whoever made them', (kept, count) => {
  const log = createCallLog(kept)
  log.begin(arrival, new Headers({ token: 'first' }))
  for (let at = 1; at < count; at++) log.begin(arrival, new Headers({ token: 'others' }))
  expect(log.list()).toHaveLength(count)
  expect(log.list({ token: 'first' })).toHaveLength(1)
  log.begin(arrival, new Headers({ token: 'others' }))
  expect(log.list()).toHaveLength(count)
  expect(log.list({ token: 'first' })).toEqual([])
})
