import { expect, it, vi } from 'vitest'
import { sendsIdempotencyKey, warnWithoutKey } from './idempotency-key.ts'

const own = { baseUrl: '', token: 'good-token' }

it('says whether a key reaches the server', () => {
  const baseUrl = 'https://pay.example'
  expect(sendsIdempotencyKey(own)).toBe(true)
  expect(sendsIdempotencyKey({ ...own, baseUrl })).toBe(true)
  expect(sendsIdempotencyKey({ ...own, baseUrl, withoutIdempotencyKey: true })).toBe(false)
})

it('warns only if the calls go to another origin without a key', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const baseUrl = 'https://pay.example'
  const withoutIdempotencyKey = true
  warnWithoutKey({ ...own, withoutIdempotencyKey }, 'tw-transfer')
  warnWithoutKey({ ...own, baseUrl }, 'tw-transfer')
  warnWithoutKey({ ...own, baseUrl, withoutIdempotencyKey, token: '' }, 'tw-transfer')
  expect(warn).not.toHaveBeenCalled()
  warnWithoutKey({ ...own, baseUrl, withoutIdempotencyKey }, 'tw-transfer')
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('no Idempotency-Key to https://pay.example')],
  ])
  vi.restoreAllMocks()
})
