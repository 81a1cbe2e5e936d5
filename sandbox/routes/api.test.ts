import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { bankCard } from '../../shared/api/wire/bank-card.ts'
import { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../shared/api/wire/data.ts'
import { transferRecord } from '../../shared/api/wire/transfer.ts'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { wallet } from '../../shared/api/wire/wallet.ts'
import { jpeg } from '../../shared/paper/picture/tiny-pictures.test-helper.ts'
import { isAddress } from '../channels/address.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import {
  createTestSandbox,
  errorOf,
  imageForm,
  orderOf,
  type TestSandbox,
  tinyPng,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'
import { keepImage } from '../uploads/keep-image.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox(await openTestDatabase())
})
afterAll(() => sandbox.deps.database.close())

const token = 'sandbox-demo'

const good = async <Value>(answer: Promise<{ ok: boolean; value?: Value }>): Promise<Value> => {
  const { ok, value, ...rest } = await answer
  if (!ok) throw new Error(JSON.stringify(rest))
  return value as Value
}

test('the wallet has totals including held amounts, as decimal text', async () => {
  const response = await sandbox.send('getWalletHomePage', { token })
  expect((await response.json()) as object).toMatchObject({
    code: 20000,
    success: true,
    message: 'OK',
  })
  expect(await good(sandbox.call('getWalletHomePage', itemOf(wallet), { token }))).toEqual({
    amount: '25480.5',
    marginUsd: '1500',
    cryptoAmount: '4200.123456',
    marginCrypto: '200',
  })
})

test('an account with a bank account gets it, an account without gets none', async () => {
  const schema = itemOf(bankCard)
  expect(await good(sandbox.call('getBankCard', schema, { token }))).toMatchObject({ fee: '25' })
  const none = sandbox.call('getBankCard', schema, { token: 'sandbox-nocard' })
  expect(await good(none)).toBeUndefined()
})

test('every USD method has limits, arrival time and reference, and the banks an account', async () => {
  const list = await good(sandbox.call('getUsdChannel', listOf(usdChannel), { token }))
  expect(list.map(({ method }) => method)).toEqual(['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'])
  for (const channel of list) {
    const isBank = channel.method === 'WIRE' || channel.method === 'ACH'
    expect(channel.code).toMatch(isBank ? /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/ : /^$/)
    expect(channel.bankAccount).toMatch(isBank ? /\d/ : /^$/)
    expect(channel.payTo ?? '').toMatch(isBank ? /^$/ : /\S/)
    expect(channel.reference).toMatch(/^EX-W\d{10}$/)
    expect(channel.companyDescribe.en.split('\\n')).toHaveLength(3)
    expect(channel.dailyLimit && channel.maxAmount && channel.minAmount && channel.fee).toBeTruthy()
  }
  expect(list[2]?.arrival?.en).toBe('After 15 days')
})

test('every deposit network has a valid address of the account', async () => {
  const list = await good(
    sandbox.call('getChannel', listOf(cryptoChannel), { token, path: { direction: '1' } }),
  )
  expect(list.map(({ value }) => value)).toEqual(['TRC20', 'POLYGON', 'ERC20', 'BEP20'])
  for (const { value, address } of list) {
    expect(isAddress(value === 'TRC20' ? 'TRON' : 'EVM', address)).toBe(true)
  }
  expect(list.map(({ addressKind }) => addressKind)).toEqual([
    undefined,
    'evm',
    undefined,
    undefined,
  ])
  expect(new Set(list.map(({ address }) => address)).size).toBe(4)
  const others = await good(
    sandbox.call('getChannel', listOf(cryptoChannel), {
      token: 'sandbox-second',
      path: { direction: '1' },
    }),
  )
  expect(others[0]?.address).not.toBe(list[0]?.address)
})

test('the second withdrawal network, which elements hide, refuses withdrawals', async () => {
  const list = await good(
    sandbox.call('getChannel', listOf(cryptoChannel), { token, path: { direction: '0' } }),
  )
  expect(list[1]?.value).toBe('POLYGON')
  expect(list[0]).toMatchObject({ minAmount: '10', fee: '1' })
})

test('every text has four languages, and the sandbox serves every picture', async () => {
  for (const [name, path] of [
    ['getChannel', { direction: '0' }],
    ['getChannel', { direction: '1' }],
    ['getUsdChannel', {}],
  ] as const) {
    const { data } = (await (await sandbox.send(name, { token, path })).json()) as {
      data: { list: Record<string, unknown>[] }
    }
    for (const [key, value] of data.list.flatMap((item) => Object.entries(item))) {
      if (value && typeof value === 'object') {
        expect(Object.keys(value).sort()).toEqual(['cn', 'en', 'jp', 'ko'])
        expect(Object.values(value).every(Boolean)).toBe(true)
      }
      if (key.endsWith('Icon')) {
        const icon = await sandbox.app.request(String(value))
        expect(icon.headers.get('content-type')).toBe('image/svg+xml')
      }
    }
  }
})

test('only its owner finds a transfer, by order number or key', async () => {
  const owner = await sandbox.createAccount('500')
  const order = orderOf(await sandbox.transfer(owner, usdWithdrawal('100'), 'my-key'))
  for (const id of [order, 'my-key']) {
    const found = sandbox.call('getTransferRecord', itemOf(transferRecord), {
      token: owner,
      path: { id },
    })
    expect(await good(found)).toMatchObject({
      orderNumber: order,
      status: 'Auditing',
      fee: '25',
    })
    const other = await sandbox.call('getTransferRecord', itemOf(transferRecord), {
      token,
      path: { id },
    })
    expect(other).toEqual({ ok: true, value: undefined })
  }
})

test.each([
  ['nobody', 50008, 'auth'],
  ['', 50008, 'auth'],
  ['sandbox-expired', 50014, 'auth'],
  ['sandbox-banned', 28006, 'forbidden'],
])('the token %j is refused with code %i on every call', async (bad, code, kind) => {
  const names: EndpointName[] = [
    'getWalletHomePage',
    'getBankCard',
    'getUsdChannel',
    'getChannel',
    'transfer',
    'uploadImage',
    'getTransferRecord',
    'getUserInfo',
    'signOut',
  ]
  for (const name of names) {
    const path = { direction: '1', id: 'x' }
    const body = name === 'transfer' ? usdWithdrawal('100') : undefined
    const answer = await sandbox.call(name, itemOf(wallet), { token: bad, path, body })
    expect(errorOf(answer)).toMatchObject({ kind, code })
    expect(errorOf(answer)?.message).toBeTruthy()
  }
})

describe('uploads', () => {
  const upload = (form: FormData) => sandbox.call('uploadImage', uploaded, { token, body: form })

  test('an uploaded image is served at an unguessable address with its content type', async () => {
    const { url } = await good(upload(imageForm(tinyPng)))
    expect(url).toMatch(/^\/sandbox\/uploads\/[0-9a-f]{32}\.png$/)
    const image = await sandbox.app.request(url)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(image.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(tinyPng)
  })

  test('an upload of 3 MB is accepted, one byte more is refused', async () => {
    const limit = 3 * 1024 * 1024
    const padded = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(jpeg)
      return bytes
    }
    expect((await good(upload(imageForm(padded(limit))))).url).toMatch(/\.jpg$/)
    expect(errorOf(await upload(imageForm(padded(limit + 1))))?.message).toContain('3 MB')
    const unread = { headers: { 'content-length': String(limit + 20_000) } }
    expect(errorOf(await sandbox.call('uploadImage', uploaded, unread))?.message).toContain('3 MB')
  })

  test('a picture with too many pixels, or none, is refused', async () => {
    const sized = (width: number, height: number) => {
      const bytes = tinyPng.slice()
      new DataView(bytes.buffer).setUint32(16, width)
      new DataView(bytes.buffer).setUint32(20, height)
      return imageForm(bytes)
    }
    expect((await good(upload(sized(16_320, 12_240)))).url).toMatch(/\.png$/)
    expect(errorOf(await upload(sized(30_000, 30_000)))?.message).toContain('200 million pixels')
    expect(errorOf(await upload(sized(0, 40)))?.message).toContain('cannot be read')
    const onlyBegun = imageForm(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))
    expect(errorOf(await upload(onlyBegun))?.message).toContain('cannot be read')
  })

  test('a picture without its end is accepted, as every browser draws it', async () => {
    expect((await good(upload(imageForm(jpeg.slice(0, -2))))).url).toMatch(/\.jpg$/)
    expect((await good(upload(imageForm(tinyPng.slice(0, -12))))).url).toMatch(/\.png$/)
  })

  test('an image is deleted if its record cannot be stored', async () => {
    const removed: string[] = []
    const uploads = {
      ...sandbox.deps.uploads,
      remove: async (name: string) => void removed.push(name),
    }
    const owner = { accountId: 'nobody' }
    await expect(keepImage({ ...sandbox.deps, uploads }, owner, tinyPng)).rejects.toThrow()
    expect(removed).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)])
  })

  test('the content decides whether a file is an image, not its name', async () => {
    const html = new TextEncoder().encode('<script>alert(1)</script>')
    expect(errorOf(await upload(imageForm(html)))).toMatchObject({ kind: 'refused' })
    expect(errorOf(await upload(imageForm(tinyPng, 'video')))).toMatchObject({ kind: 'refused' })
    expect(errorOf(await upload(new FormData()))).toMatchObject({ kind: 'refused' })
    const json = await sandbox.call('uploadImage', uploaded, { token, body: {} })
    expect(errorOf(json)).toMatchObject({ kind: 'refused' })
    expect((await sandbox.app.request('/sandbox/uploads/..%2Flock')).status).toBe(404)
  })
})

test.each([
  ['an order', () => sandbox.transfer(token, { ...usdWithdrawal('100'), paymentChannel: 'a\0b' })],
  [
    'a record',
    () => sandbox.call('getTransferRecord', itemOf(wallet), { token, path: { id: '\0' } }),
  ],
])('a NUL character in %s is HTTP 400', async (_, call) => {
  expect(errorOf(await call())).toMatchObject({ status: 400 })
})

test('the control page refuses a NUL character, but not an escaped backslash before u0000', async () => {
  const named = (name: string) => sandbox.control('POST', 'account', { name })
  expect((await named('a\0b')).status).toBe(400)
  expect((await named('a\\u0000b')).status).toBe(200)
  expect((await sandbox.app.request('/sandbox/api/inbox?to=%00')).status).toBe(400)
  const form = { method: 'POST', body: new URLSearchParams({ number: 'a\0b' }) }
  expect((await sandbox.app.request('/sandbox/control/contract', form)).status).toBe(400)
})

test('a body over 64 kB is refused unread, before the token is checked, and is not logged', async () => {
  const before = (await sandbox.control('GET', 'calls')).json.calls.length
  const remark = 'x'.repeat(64 * 1024)
  const answer = await sandbox.send('transfer', {
    body: { ...usdWithdrawal('100'), remark },
    headers: { 'content-length': String(remark.length + 200) },
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toMatchObject({ success: false })
  expect((await sandbox.control('GET', 'calls')).json.calls.length).toBe(before)
})

test('a POST with the XSRF cookie needs the same value in the header', async () => {
  const body = usdWithdrawal('1')
  const cookie = 'XSRF-TOKEN=abc'
  const refused = await sandbox.send('transfer', { token, body, headers: { cookie } })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ success: false })
  const passed = await sandbox.send('transfer', {
    token,
    body,
    headers: { cookie, 'x-xsrf-token': 'abc' },
  })
  expect(passed.status).toBe(200)
})

test('any origin can call the API, but only the same origin can control the sandbox', async () => {
  const preflight = await sandbox.app.request('/api/mob/trade/wallet-entity/transfer', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://broker.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'token,idempotency-key,content-type',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()

  const answer = await sandbox.app.request('/api/mob/trade/wallet-entity/getWalletHomePage')
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const foreign = await sandbox.app.request('/sandbox/api/reset', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('every declared endpoint has a handler, and every handler is declared', () => {
  const declared = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  const handled = sandbox.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(handled)].sort()).toEqual(declared.sort())
})

test('an unknown call gets a 404 that names it', async () => {
  const response = await sandbox.app.request('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})

test('a long answer is compressed; a short one, which fits into the first packets anyway, is not', async () => {
  const encodingOf = async (name: EndpointName) => {
    const response = await sandbox.send(name, { token, headers: { 'accept-encoding': 'gzip' } })
    return response.headers.get('content-encoding')
  }
  expect(await encodingOf('getHistory')).toBe('gzip')
  expect(await encodingOf('getBankCard')).toBeNull()
})
