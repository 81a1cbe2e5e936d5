import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestTimeoutMs } from '../limits.ts'
import { endpoints } from './endpoints/all.ts'
import { accepted, clientOf, fakeServer, json, redirected } from './fake-server.test-helper.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { getUsdChannel: get, transfer: post } = endpoints
const body = { amount: '100' }

describe('the time limit', () => {
  it('is 10 s', () => expect(requestTimeoutMs).toBe(10_000))

  it.each(['never', 'never ends'] as const)('ends a call with the reply "%s"', async (reply) => {
    const server = fakeServer(() => reply)
    const settled = vi.fn()
    const call = clientOf(server).call(get, v.unknown()).then(settled)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(settled).toHaveBeenCalledExactlyOnceWith({
      ok: false,
      error: expect.objectContaining({ kind: 'timeout' }),
    })
    expect(server.seen).toHaveLength(1)
  })

  it('leaves no timer and no listener behind after an answer', async () => {
    const signal = new AbortController().signal
    const unlisten = vi.spyOn(signal, 'removeEventListener')
    await clientOf(fakeServer(), {}, signal).call(get, v.unknown())
    expect(vi.getTimerCount()).toBe(0)
    expect(unlisten).toHaveBeenCalledOnce()
  })
})

describe('a failed call', () => {
  const failures = [
    ['a lost connection', () => new TypeError('Failed to fetch'), 'network'],
    ['an abort by the browser', () => new DOMException('Aborted', 'AbortError'), 'aborted'],
    ['a gateway error', () => json('bad gateway', 502), 'server'],
    ['a busy server', () => json({}, 503), 'server'],
    ['a rate limit', () => json({}, 429), 'server'],
    ['a request timeout', () => json({}, 408), 'server'],
    ['a cut-off answer', () => new Response('{"code":20000,"da'), 'malformed'],
    ['a login page', () => new Response('<!doctype html><p>Sign in'), 'malformed'],
    ['an empty answer', () => new Response(null, { status: 204 }), 'malformed'],
  ] as const

  it.each(failures)('is not repeated after %s, neither GET nor POST', async (_, reply, kind) => {
    for (const name of [get, post] as const) {
      const server = fakeServer(reply)
      const call = clientOf(server).call(name, v.unknown(), name === post ? { body } : {})
      await vi.runAllTimersAsync()
      expect(await call).toMatchObject({ ok: false, error: { kind } })
      expect(server.seen).toHaveLength(1)
    }
  })
})

describe('a removed element', () => {
  it.each(['never', 'never ends'] as const)(
    'cancels its call with the reply "%s"',
    async (reply) => {
      const ending = new AbortController()
      const call = clientOf(
        fakeServer(() => reply),
        {},
        ending.signal,
      ).call(post, v.unknown(), { body })
      await vi.advanceTimersByTimeAsync(100)
      ending.abort()
      expect(await call).toMatchObject({ ok: false, error: { kind: 'canceled' } })
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('makes no more calls', async () => {
    const server = fakeServer()
    const answer = await clientOf(server, {}, AbortSignal.abort()).call(get, v.unknown())
    expect(answer).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    expect(server.seen).toEqual([])
  })
})

describe('a call that cannot be made', () => {
  it.each([
    [{ token: 'line\nbreak' }, 'forbidden'],
    [{ token: '令牌' }, 'forbidden'],
    [{ baseUrl: 'javascript:alert(1)' }, 'protocol'],
    [{ baseUrl: 'ftp://pay.example' }, 'protocol'],
  ])('with %j never reaches the network', async (settings, kind) => {
    const server = fakeServer()
    const answer = await clientOf(server, settings).call(get, v.unknown())
    expect(answer).toMatchObject({ ok: false, error: { kind } })
    expect(server.seen).toEqual([])
  })
})

it.each([get, post])(
  '$name follows no redirect, which would take its token along',
  async (name) => {
    const server = fakeServer(redirected)
    const answer = await clientOf(server).call(name, v.unknown(), name === post ? { body } : {})
    expect(answer).toEqual({ ok: false, error: { kind: 'redirect' } })
    expect(server.seen.map(({ redirect }) => redirect)).toEqual(['manual'])
  },
)

it('bypasses the HTTP cache for GET and POST', async () => {
  const server = fakeServer()
  await clientOf(server).call(get, v.unknown())
  await clientOf(server).call(post, v.unknown(), { body })
  expect(server.seen.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
})

it('sends the key and the payload of a transfer', async () => {
  const server = fakeServer()
  await clientOf(server).call(post, v.unknown(), { body, idempotencyKey: 'key-1' })
  expect(server.seen[0]?.headers['idempotency-key']).toBe('key-1')
  expect(JSON.parse(String(server.seen[0]?.body))).toEqual(body)
})

it('two clients on a page share no token, no server and no cancellation', async () => {
  const ending = new AbortController()
  const ended = new Promise((resolve) => ending.signal.addEventListener('abort', resolve))
  const left = fakeServer(() => 'never')
  const right = fakeServer(async () => {
    await ended
    return accepted({ of: 'right' })
  })
  const leftCall = clientOf(left, { token: 'one' }, ending.signal).call(get, v.unknown())
  const rightCall = clientOf(right, { token: 'two', baseUrl: 'https://r.example' }).call(
    get,
    v.unknown(),
  )
  await vi.waitUntil(() => left.seen.length + right.seen.length === 2)
  ending.abort()
  expect(await leftCall).toMatchObject({ error: { kind: 'canceled' } })
  expect(await rightCall).toEqual({ ok: true, value: { of: 'right' } })
  expect([left.seen[0]?.headers.token, right.seen[0]?.headers.token]).toEqual(['one', 'two'])
})
