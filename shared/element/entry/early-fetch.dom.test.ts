import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../../api/client.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import {
  getUsdChannel as first,
  getChannel,
  getWalletHomePage as second,
} from '../../api/endpoints/home.ts'
import { transfer } from '../../api/endpoints/transfer.ts'
import { accepted, fakeServer, json, redirected } from '../../api/fake-server.test-helper.ts'
import { type EarlyCall, earlyFetch } from './early-fetch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Reply = Parameters<typeof fakeServer>[0]

/** An entry that has sent its calls, and the client that is loaded later. */
function open(reply?: Reply, endpoints: readonly Endpoint[] = [first], loadApi = async () => {}) {
  const server = fakeServer(reply)
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    signals.push(init.signal)
    return server.fetch(url, init)
  })
  let settings = { baseUrl: '', token: 'one', language: 'en', paths: {} }
  const calls = vi.fn((_: object): EarlyCall[] => endpoints.map((endpoint) => ({ endpoint })))
  const early = earlyFetch(calls, loadApi)()
  const change = (part: Partial<typeof settings> = {}) => {
    settings = { ...settings, ...part }
    early.send({}, settings)
  }
  change()
  const ending = new AbortController()
  const { fetch } = early
  const client = createClient({ settings: () => settings, fetch, signal: ending.signal })
  return {
    ...early,
    calls,
    change,
    ending,
    seen: server.seen,
    call: (endpoint: Endpoint = first) =>
      client.call(endpoint, v.unknown(), endpoint.method === 'POST' ? { body: {} } : {}),
    tokens: () => server.seen.map(({ headers }) => headers.token),
    /** Whether each request of the entry was aborted. */
    aborted: () => signals.map((signal) => signal?.aborted),
  }
}

/** Numbers the answers. */
const inOrder = () => {
  let count = 0
  return () => accepted(++count)
}

describe('a call that was sent early', () => {
  test('answers the client’s call, once', async () => {
    const it = open(inOrder())
    it.change()
    expect(it.seen).toHaveLength(1)
    expect(await it.call()).toEqual({ ok: true, value: 1 })
    expect(it.seen).toHaveLength(1)
    expect(await it.call()).toEqual({ ok: true, value: 2 })
  })

  test('follows no redirect and bypasses the HTTP cache', async () => {
    const it = open(redirected)
    expect(await it.call()).toEqual({ ok: false, error: { kind: 'redirect' } })
    expect(it.seen).toMatchObject([{ redirect: 'manual', cache: 'no-store' }])
  })

  test('loads the code that reads its answer when the answer begins to arrive', async () => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const loadApi = vi.fn(async () => {})
    open(() => gate.then(() => 'never ends' as const), [first], loadApi)
    await vi.advanceTimersByTimeAsync(0)
    expect(loadApi).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(loadApi).toHaveBeenCalledOnce()
  })

  test.each([
    ['rejects', () => new TypeError('Failed to fetch')],
    ['was aborted by the browser', () => new DOMException('', 'AbortError')],
    [
      'breaks off in its body',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    ],
  ])('is made by the client, once, if its response %s', async (_, lost) => {
    const answers = [lost, () => accepted('again')]
    const it = open(() => answers.shift()?.() ?? accepted('more'))
    expect(await it.call()).toEqual({ ok: true, value: 'again' })
    expect(it.seen).toHaveLength(2)
  })

  test('is not made again after a second loss, or after an HTTP error', async () => {
    const lost = open(() => new TypeError('Failed to fetch'))
    expect(await lost.call()).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(lost.seen).toHaveLength(2)
    const busy = open(() => json({}, 503))
    expect(await busy.call()).toMatchObject({ ok: false, error: { kind: 'server' } })
    expect(busy.seen).toHaveLength(1)
  })

  test.each(['never', 'never ends'] as const)(
    'has the time limit of the client’s call with the reply "%s"',
    async (reply) => {
      const it = open(() => reply)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(it.aborted()).toEqual([false])
      const call = it.call()
      await vi.advanceTimersByTimeAsync(9_999)
      expect(it.aborted()).toEqual([false])
      await vi.advanceTimersByTimeAsync(1)
      expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } })
      expect(it.aborted()[0]).toBe(true)
      expect(it.seen).toHaveLength(1)
    },
  )

  test('is canceled with the client’s call', async () => {
    const it = open(() => 'never')
    const call = it.call()
    await vi.advanceTimersByTimeAsync(0)
    it.ending.abort()
    expect(await call).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(it.aborted()[0]).toBe(true)
    expect(it.seen).toHaveLength(1)
  })

  test('does not answer another call, which is sent', async () => {
    const it = open(inOrder())
    expect(await it.call(getChannel)).toEqual({ ok: true, value: 2 })
    expect(await it.call()).toEqual({ ok: true, value: 1 })
  })

  test.each([{ token: 'two' }, { language: 'ja' }, { paths: { getUsdChannel: '/mine' } }])(
    'is aborted and sent anew if the element gets %j',
    async (part) => {
      const it = open(inOrder())
      it.change(part)
      expect(it.aborted()).toEqual([true, false])
      expect(await it.call()).toEqual({ ok: true, value: 2 })
    },
  )

  test('is aborted and not sent without a token', () => {
    const it = open()
    it.change({ token: '' })
    expect(it.aborted()).toEqual([true])
  })

  test('is aborted if the first view no longer makes it', async () => {
    const it = open(inOrder(), [first, second])
    it.calls.mockReturnValue([{ endpoint: second }])
    it.change()
    expect(it.aborted()).toEqual([true, false])
    expect(await it.call(second)).toEqual({ ok: true, value: 2 })
  })

  test('is aborted by a write, which may change its answer', async () => {
    const it = open(inOrder())
    await it.call(transfer)
    expect(it.aborted()[0]).toBe(true)
    expect(await it.call()).toEqual({ ok: true, value: 3 })
  })

  test('is aborted and forgotten when it is dropped', async () => {
    const it = open(inOrder())
    it.drop()
    expect(it.aborted()).toEqual([true])
    expect(await it.call()).toEqual({ ok: true, value: 2 })
  })
})

test('two calls are sent at once, and the client takes them in any order', async () => {
  const it = open(inOrder(), [first, second])
  expect(it.seen).toHaveLength(2)
  expect(await it.call(second)).toEqual({ ok: true, value: 2 })
  expect(await it.call(first)).toEqual({ ok: true, value: 1 })
  expect(it.seen).toHaveLength(2)
})

test('another token aborts the call that the client has not taken, and sends nothing early', async () => {
  const it = open(inOrder(), [first, second])
  await it.call(first)
  it.change({ token: 'two' })
  expect(it.aborted()).toEqual([false, true])
  expect(await it.call(second)).toEqual({ ok: true, value: 3 })
  expect(it.tokens()).toEqual(['one', 'one', 'two'])
})

test('nothing is sent early once the client has called, because that answer could be old', async () => {
  const it = open(inOrder(), [])
  await it.call(getChannel)
  it.calls.mockReturnValue([{ endpoint: first }])
  it.change()
  expect(it.seen).toHaveLength(1)
})
