// @vitest-environment happy-dom
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '../endpoints/all.ts'
import { accepted, clientOf, fakeServer, json } from '../fake-server.test-helper.ts'
import { withOptionalHeaders } from './optional-headers.ts'

describe('a header that a server on another origin may not allow', () => {
  const headers = { 'bot-token': 'human' }
  const refusing = () =>
    fakeServer(({ headers }) =>
      'bot-token' in headers ? new TypeError('Failed to fetch') : accepted(),
    )
  const baseUrl = 'https://pay.example'
  const callerOf = (server: ReturnType<typeof fakeServer>, settings: { baseUrl?: string } = {}) =>
    withOptionalHeaders({
      ...clientOf(server, settings),
      settings: () => ({ baseUrl: '', token: '', ...settings }),
    })
  const send = (call: ReturnType<typeof callerOf>) =>
    call(endpoints.sendEmailCode, v.unknown(), { headers, path: { email: 'a@b.example' } })
  const tokensSeen = ({ seen }: ReturnType<typeof fakeServer>) =>
    seen.map(({ headers }) => headers['bot-token'])

  it('is left out of a second try and of all later calls', async () => {
    const server = refusing()
    const call = callerOf(server, { baseUrl })
    expect((await send(call)).ok).toBe(true)
    expect((await send(call)).ok).toBe(true)
    expect(tokensSeen(server)).toEqual(['human', undefined, undefined])
  })

  it('causes no second try if the failure cannot come from a preflight', async () => {
    const own = refusing()
    expect(await send(callerOf(own))).toMatchObject({ error: { kind: 'network' } })
    expect(tokensSeen(own)).toEqual(['human'])

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const offline = refusing()
    expect(await send(callerOf(offline, { baseUrl }))).toMatchObject({ error: { kind: 'network' } })
    expect(tokensSeen(offline)).toEqual(['human'])
    vi.restoreAllMocks()

    for (const reply of [
      json('', 502),
      json({ code: 28100 }),
      new DOMException('', 'AbortError'),
    ]) {
      const server = fakeServer(() => reply)
      expect((await send(callerOf(server, { baseUrl }))).ok).toBe(false)
      expect(tokensSeen(server)).toEqual(['human'])
    }
  })

  it('causes no second try once the server has accepted it', async () => {
    let isCut = false
    const server = fakeServer(() => (isCut ? new TypeError('Failed to fetch') : accepted()))
    const call = callerOf(server, { baseUrl })
    expect((await send(call)).ok).toBe(true)
    isCut = true
    expect((await send(call)).ok).toBe(false)
    expect(tokensSeen(server)).toEqual(['human', 'human'])
  })

  it('causes no second try if it is empty', async () => {
    const server = fakeServer(() => new TypeError('Failed to fetch'))
    const call = callerOf(server, { baseUrl })
    await call(endpoints.sendEmailCode, v.unknown(), { headers: { 'bot-token': '' } })
    expect(tokensSeen(server)).toEqual([undefined])
  })
})
