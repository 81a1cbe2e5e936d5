import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { CallOptions } from './client.ts'
import { type EndpointName, endpoints } from './endpoints/all.ts'
import { clientOf, fakeServer } from './fake-server.test-helper.ts'

const withdrawal = {
  amount: '250.5',
  proveImage: '',
  remark: '',
  transferWay: 'WIRE',
  type: 'WITHDRAW',
}
const signing = {
  paymentImg: ['https://x.example/1.png'],
  paymentId: 7,
  signature: 'https://x.example/s.png',
}

/** Specification, section 7, to the letter. */
const calls: [EndpointName, CallOptions, string, string, 'token' | 'otp-token' | undefined][] = [
  [
    'sendEmailCode',
    { path: { email: 'a+b c/d?#%@x.example' } },
    'POST',
    '/api/web/common/email/sendCode/a%2Bb%20c%2Fd%3F%23%25%40x.example',
    undefined,
  ],
  [
    'checkEmailCode',
    { path: { email: '王@x.example', code: '01 2' } },
    'POST',
    '/api/web/common/email/checkEmailCode/%E7%8E%8B%40x.example/01%202',
    undefined,
  ],
  ['getBalanceInWeb', {}, 'GET', '/api/web/trade/wallet/getBalanceInWeb', 'otp-token'],
  ['getUsdChannel', {}, 'GET', '/api/mob/trade/money-channel-entity/getUsdChannel', 'token'],
  [
    'getChannel',
    { path: { direction: '0' } },
    'GET',
    '/api/mob/trade/money-channel-entity/getChannel/0',
    'token',
  ],
  ['getBankCard', {}, 'GET', '/api/mob/trade/bank-card-info-entity/getBankCard', 'token'],
  ['getWalletHomePage', {}, 'GET', '/api/mob/trade/wallet-entity/getWalletHomePage', 'token'],
  ['transfer', { body: withdrawal }, 'POST', '/api/mob/trade/wallet-entity/transfer', 'token'],
  [
    'getContractByToken',
    {},
    'GET',
    '/api/web/common/contract-entity/getContractByToken',
    'otp-token',
  ],
  [
    'signContract',
    { body: signing },
    'POST',
    '/api/web/common/contract-entity/signContract',
    'otp-token',
  ],
]

describe('the calls of section 7', () => {
  it.each(calls)('%s', async (name, options, method, path, header) => {
    const server = fakeServer()
    const answer = await clientOf(server, { baseUrl: 'https://pay.example' }).call(
      endpoints[name],
      v.unknown(),
      options,
    )
    expect(answer.ok).toBe(true)
    expect(server.seen).toHaveLength(1)
    const [seen] = server.seen
    expect(seen?.method).toBe(method)
    expect(seen?.url).toBe(`https://pay.example${path}`)
    const { token, 'otp-token': otpToken } = seen?.headers ?? {}
    expect({ token, 'otp-token': otpToken }).toEqual({
      token: undefined,
      'otp-token': undefined,
      ...(header && { [header]: 'good-token' }),
    })
    if (options.body) {
      expect(JSON.parse(String(seen?.body))).toEqual(options.body)
      expect(seen?.headers['content-type']).toMatch(/^application\/json/)
    } else {
      expect(seen?.body).toBeUndefined()
    }
  })

  it('are ten, and every other endpoint has `isSpecified: false`', () => {
    const specified = Object.values(endpoints).filter((endpoint) => !('isSpecified' in endpoint))
    expect(specified.map(({ name }) => name).toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    )
  })

  it('each have the name of their key, which a host uses to override the path', () => {
    expect(Object.values(endpoints).map(({ name }) => name)).toEqual(Object.keys(endpoints))
  })

  it('are all in `endpoints`, whichever file declares them', () => {
    const files = import.meta.glob<Record<string, unknown>>('./endpoints/*.ts', { eager: true })
    const declared = Object.values(files).flatMap((file) =>
      Object.values(file).filter((each) => Object.hasOwn(Object(each), 'path')),
    )
    expect(new Set(declared)).toEqual(new Set(Object.values(endpoints)))
  })

  it('get the non-empty values of a query, also on a path that the host sets', async () => {
    const server = fakeServer()
    const client = clientOf(server, {
      baseUrl: 'https://pay.example',
      paths: { getUsdChannel: '/v2/channel?app=1' },
    })
    const query = { search: 'W 1&2', status: '', from: undefined }
    await client.call(endpoints.getUsdChannel, v.unknown(), { query })
    await client.call(endpoints.getBankCard, v.unknown(), { query: {} })
    expect(server.seen.map(({ url }) => url)).toEqual([
      'https://pay.example/v2/channel?app=1&search=W+1%262',
      'https://pay.example/api/mob/trade/bank-card-info-entity/getBankCard',
    ])
  })

  it('that need no token work without one', async () => {
    const server = fakeServer()
    const client = clientOf(server, { token: '' })
    expect(
      (await client.call(endpoints.sendEmailCode, v.unknown(), { path: { email: 'a@b.c' } })).ok,
    ).toBe(true)
    expect(server.seen).toHaveLength(1)
  })
})
