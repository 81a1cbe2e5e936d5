import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../api/endpoint.ts'
import { endpoints } from '../../api/endpoints/all.ts'
import { accepted, fakeServer, json, type Seen } from '../../api/fake-server.test-helper.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import type { ClientSettings } from '../../api/request.ts'
import type { CommonDeclaration, Properties } from '../entry/declaration.ts'
import { stubContext } from '../entry/stub-context.test-helper.ts'
import type { BaseContext } from '../model/base-state.ts'
import { createSessionClient } from './session-client.ts'

const lost = () => new TypeError('Failed to fetch')
const nameOf = ({ url }: Seen) => new URL(url).pathname.split('/').at(-1)
const keyOf = ({ headers }: Seen) => headers['idempotency-key']

/** A server that answers a header as its CORS rules say; `isLost` cuts every connection. */
const serverOf = (rules: { allowsKey: boolean; isLost?: boolean; answer?: () => Response }) =>
  fakeServer((seen) => {
    if (rules.isLost || (keyOf(seen) && !rules.allowsKey)) return lost()
    return rules.answer?.() ?? accepted()
  })

const warn = vi.fn()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn))
afterEach(() => {
  warn.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(server: ReturnType<typeof fakeServer>, settings: Partial<ClientSettings> = {}) {
  vi.stubGlobal('fetch', server.fetch)
  const ending = new AbortController()
  const { callToEnd } = createSessionClient(
    {
      ...stubContext(),
      signal: new AbortController().signal,
    } as unknown as BaseContext,
    { token: () => 'alice', signal: ending.signal },
    () => ({ debug: false }) as Properties<CommonDeclaration>,
    () => ({ baseUrl: 'https://pay.example', token: 'alice', ...settings }),
  )
  const send = (endpoint: Endpoint, key = 'key-1') =>
    callToEnd(endpoint, v.unknown(), { body: { amount: '1' }, idempotencyKey: key })
  const sent = () => server.seen.filter(({ method }) => method === 'POST')
  return { ending, send, sent, seen: server.seen }
}

const { transfer, signContract, bindBankCard, checkUserCode, checkEmailCode } = endpoints

describe('a call with a key to another origin', () => {
  it.each([transfer, signContract, bindBankCard])(
    '$name is sent with its key, after one read has shown that the server allows it',
    async (endpoint) => {
      const it = open(serverOf({ allowsKey: true }))
      expect(await it.send(endpoint)).toMatchObject({ ok: true })
      expect(await it.send(endpoint, 'key-2')).toMatchObject({ ok: true })
      expect(it.seen.map(nameOf)).toEqual([
        endpoint.keyProbe.path.split('/').at(-1),
        ...[1, 2].map(() => endpoint.path.split('/').at(-1)),
      ])
      expect(it.sent().map(keyOf)).toEqual(['key-1', 'key-2'])
    },
  )

  it('asks with a key that is not that of the order, whose answer a server could keep', async () => {
    const it = open(serverOf({ allowsKey: true }))
    await it.send(transfer)
    expect(it.seen.map(keyOf)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'key-1'])
  })

  it.each([transfer, signContract, bindBankCard])(
    '$name is not sent to a server that does not allow the key, and the console says why',
    async (endpoint) => {
      const it = open(serverOf({ allowsKey: false }))
      const answer = await it.send(endpoint)
      expect(answer).toMatchObject({ ok: false, error: { kind: 'key' } })
      expect(!answer.ok && leavesOutcomeUnknown(answer.error)).toBe(false)
      expect(it.sent()).toEqual([])
      expect(warn.mock.calls).toEqual([[expect.stringContaining('https://pay.example')]])
      expect(String(warn.mock.lastCall)).toMatch(/Access-Control-Allow-Headers: .*idempotency-key/)
    },
  )

  it('is sent once the server allows the key, without another client', async () => {
    const rules = { allowsKey: false }
    const it = open(serverOf(rules))
    expect(await it.send(transfer)).toMatchObject({ error: { kind: 'key' } })
    rules.allowsKey = true
    expect(await it.send(transfer)).toMatchObject({ ok: true })
    expect(it.sent().map(keyOf)).toEqual(['key-1'])
  })

  it('takes a lost connection for nothing else, and knows that nothing was sent', async () => {
    const rules = { allowsKey: true, isLost: true }
    const it = open(serverOf(rules))
    const answer = await it.send(transfer)
    expect(answer).toMatchObject({ error: { kind: 'network', isUnsent: true } })
    expect(!answer.ok && leavesOutcomeUnknown(answer.error)).toBe(false)
    expect(it.sent()).toEqual([])
    expect(warn).not.toHaveBeenCalled()
    rules.isLost = false
    expect(await it.send(transfer)).toMatchObject({ ok: true })
  })

  it('is sent if only the first read was lost', async () => {
    let isFirst = true
    const it = open(
      fakeServer(() => {
        if (!isFirst) return accepted()
        isFirst = false
        return lost()
      }),
    )
    expect(await it.send(transfer)).toMatchObject({ ok: true })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['an HTTP error', () => json('', 502)],
    ['a refused token', () => json({ code: 50008, success: false })],
    ['a page', () => new Response('<!doctype html>')],
  ])('is sent although the read is answered by %s: the header was allowed', async (_, answer) => {
    const it = open(serverOf({ allowsKey: true, answer }))
    await it.send(transfer)
    expect(it.sent().map(keyOf)).toEqual(['key-1'])
  })

  it('leaves the outcome unknown if the order itself is lost', async () => {
    const it = open(fakeServer(({ method }) => (method === 'POST' ? lost() : accepted())))
    const answer = await it.send(transfer)
    expect(answer).toMatchObject({ error: { kind: 'network' } })
    expect(!answer.ok && leavesOutcomeUnknown(answer.error)).toBe(true)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is not sent if its person leaves while the server is asked', async () => {
    const it = open(
      fakeServer(() => {
        it.ending.abort()
        return accepted()
      }),
    )
    expect(await it.send(transfer)).toMatchObject({ error: { kind: 'canceled', isUnsent: true } })
    expect(it.sent()).toEqual([])
  })

  it('asks nothing and sends no key if the host does without', async () => {
    const it = open(serverOf({ allowsKey: false }), { withoutIdempotencyKey: true })
    expect(await it.send(transfer)).toMatchObject({ ok: true })
    expect(it.seen.map(keyOf)).toEqual([undefined])
  })

  it.each([checkUserCode, checkEmailCode])(
    '$name, for which there is no read with its token, asks only after it got no answer',
    async (endpoint) => {
      const it = open(serverOf({ allowsKey: true }))
      await it.send(endpoint)
      expect(it.seen.map(({ method }) => method)).toEqual(['POST'])

      const refusing = open(serverOf({ allowsKey: false }))
      expect(await refusing.send(endpoint)).toMatchObject({ error: { kind: 'key' } })
      expect(refusing.seen.slice(1).map(({ headers }) => headers.token)).toEqual([
        undefined,
        undefined,
        undefined,
      ])

      const offline = open(serverOf({ allowsKey: true, isLost: true }))
      expect(await offline.send(endpoint)).toMatchObject({ error: { kind: 'network' } })
    },
  )
})

it('On the own origin nothing is asked', async () => {
  const it = open(serverOf({ allowsKey: true }), { baseUrl: location.origin })
  await it.send(transfer)
  expect(it.seen.map(keyOf)).toEqual(['key-1'])
})
