import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, outgoingRequest } from './client.ts'
import { type EndpointName, endpoints } from './endpoints/all.ts'
import type { ClientSettings } from './request.ts'

/** The request that a call would send. */
const build = (name: EndpointName, settings: Partial<ClientSettings> = {}, options?: CallOptions) =>
  outgoingRequest(endpoints[name], { baseUrl: '', token: 'good-token', ...settings }, options)

const built = (...args: Parameters<typeof build>) => {
  const request = build(...args)
  if (!request.ok) throw new Error(request.error.kind)
  return request.value
}
/** Any UTF-16 code unit, lone surrogates included. */
const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))
const own = globalThis.location.origin
const elsewhere = 'https://pay.example'

describe('the URL of a call', () => {
  it.each([
    ['', `${own}/v2/send`],
    ['/', `${own}/v2/send`],
    ['/gateway/', `${own}/gateway/v2/send`],
    [elsewhere, `${elsewhere}/v2/send`],
    [`${elsewhere}/`, `${elsewhere}/v2/send`],
    [`${elsewhere}//`, `${elsewhere}/v2/send`],
    [`${elsewhere}/base`, `${elsewhere}/base/v2/send`],
    [`${elsewhere}/base/`, `${elsewhere}/base/v2/send`],
  ])('under %j is %s, with or without a slash before the path', (baseUrl, url) => {
    for (const transfer of ['/v2/send', 'v2/send']) {
      expect(built('transfer', { baseUrl, paths: { transfer } }).url).toBe(url)
    }
  })

  it.each([
    'javascript:alert(1)//',
    'ftp://pay.example',
    'data:text/plain,',
    'file:///',
    'https://[',
  ])('is an error under %j', (baseUrl) => {
    expect(build('transfer', { baseUrl })).toMatchObject({ error: { kind: 'protocol' } })
  })

  it('has the path that the host sets, for that call only', () => {
    const paths = { getChannel: '/mine/{direction}/channels' }
    expect(built('getChannel', { paths }, { path: { direction: '1' } }).url).toBe(
      `${own}/mine/1/channels`,
    )
    expect(built('transfer', { paths }).url).toBe(own + endpoints.transfer.path)
  })

  it('keeps its origin and its path segments, whatever value is filled in', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, minLength: 1 }), (id) => {
        fc.pre(!/^\.{1,2}$/.test(id))
        const url = new URL(built('getTransferRecord', {}, { path: { id } }).url)
        expect(url.origin).toBe(own)
        expect(url.search + url.hash).toBe('')
        expect(url.pathname.split('/')).toHaveLength(
          endpoints.getTransferRecord.path.split('/').length,
        )
      }),
    )
  })

  it('has U+FFFD in place of a lone surrogate', () => {
    expect(built('getTransferRecord', {}, { path: { id: 'a\ud800b😀' } }).url).toMatch(
      /\/a%EF%BF%BDb%F0%9F%98%80$/,
    )
  })
})

describe('a token', () => {
  it.each(['', ' ', 'two words', 'line\nbreak', 'line\r\nx-admin: 1', 'tökén', '令牌', '\u0000'])(
    '%j is not sent: the call fails and leads to /',
    (token) => {
      expect(build('transfer', { token })).toEqual({
        ok: false,
        error: { kind: 'forbidden', navigate: '/' },
      })
    },
  )

  it('is sent with the language of the person, if it is known', () => {
    expect(built('getUsdChannel', { language: 'zh-Hant' }).headers).toEqual({
      token: 'good-token',
      'accept-language': 'zh-Hant',
    })
  })

  it('is in its own header and nowhere else', () => {
    const { url, headers } = built('getBalanceInWeb')
    expect(headers).toEqual({ 'otp-token': 'good-token' })
    expect(url).not.toContain('good-token')
  })
})

describe('the XSRF cookie', () => {
  const cookies = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)
  const set = (value: string) => cookies(`XSRF-TOKEN=${value}`)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is sent as a header of a POST to the own origin', () => {
    cookies('nickname=x; XSRF-TOKEN=a%2Fb%3D; theme=dark')
    expect(built('transfer').headers['X-XSRF-TOKEN']).toBe('a/b=')
    expect(built('transfer', { baseUrl: `${own}/gateway` }).headers['X-XSRF-TOKEN']).toBe('a/b=')
    expect(built('uploadImage').headers['X-XSRF-TOKEN']).toBe('a/b=')
  })

  it('is the one for the path of the call if the page sees two', () => {
    // As a browser lists them: the longest path first.
    cookies('XSRF-TOKEN=longest; XSRF-TOKEN=root')
    const sentFrom = (page: string, baseUrl = own) => {
      vi.spyOn(location, 'pathname', 'get').mockReturnValue(page)
      return built('transfer', { baseUrl }).headers['X-XSRF-TOKEN']
    }
    for (const page of ['/host', '/host/', '/host/page.html', '/ap']) {
      expect(sentFrom(page), page).toBe('root')
      expect(sentFrom(page, `${own}/gateway`), page).toBe('root')
    }
    for (const page of ['/', '/index.html', '/api', '/api/mob/', '/api/mob/page.html']) {
      expect(sentFrom(page), page).toBe('longest')
    }
    expect(sentFrom('/host/page.html', `${own}/host`)).toBe('longest')
  })

  it('is not sent from a sandboxed frame, which has no origin', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    })
    expect(built('transfer').headers).toEqual({ token: 'good-token' })
    vi.stubGlobal('origin', 'null')
    expect(built('transfer', {}, { idempotencyKey: 'key-1' }).headers).toEqual({
      token: 'good-token',
      'Idempotency-Key': 'key-1',
    })
    vi.unstubAllGlobals()
  })

  it('is not sent with a GET, and never to another origin', () => {
    set('secret')
    expect(built('getUsdChannel').headers).toEqual({ token: 'good-token' })
    for (const baseUrl of [elsewhere, own.replace('http:', 'https:'), 'http://localhost:1']) {
      expect(built('transfer', { baseUrl }).headers).toEqual({ token: 'good-token' })
    }
  })

  it('adds no header if the page has none of that name', () => {
    cookies('OLD-XSRF-TOKEN=other')
    expect(built('transfer').headers).toEqual({ token: 'good-token' })
  })

  it('is sent as it is if it is not percent-encoded, and not at all if no header can hold it', () => {
    set('100%')
    expect(built('transfer').headers['X-XSRF-TOKEN']).toBe('100%')
    set('a%0Ab')
    expect(built('transfer').headers).toEqual({ token: 'good-token' })
  })
})

describe('the key of a transfer', () => {
  const options = { idempotencyKey: 'key-1' }
  const keyOf = (settings: Partial<ClientSettings>) =>
    built('transfer', settings, options).headers['Idempotency-Key']

  it('always goes to the own origin', () => {
    expect(keyOf({})).toBe('key-1')
    expect(keyOf({ baseUrl: own, withoutIdempotencyKey: true })).toBe('key-1')
  })

  it('goes to another origin, unless the host says that it does without', () => {
    expect(keyOf({ baseUrl: elsewhere })).toBe('key-1')
    expect(keyOf({ baseUrl: elsewhere, withoutIdempotencyKey: true })).toBeUndefined()
  })

  it('is not invented for a call that has none', () => {
    expect(built('transfer').headers).toEqual({ token: 'good-token' })
  })
})
