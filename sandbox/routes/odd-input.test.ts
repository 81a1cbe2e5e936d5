import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { type Exchange, makeEveryCall } from '../../contract/openapi/every-call.test-helper.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { demoContractToken } from '../contracts/demo-tokens.ts'
import { controlCalls } from '../control/control-api.ts'
import { codeLimits, signInLimits } from '../core/limits.ts'
import { demoToken } from '../demo/demo.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestSandbox, imageForm, type TestSandbox, tinyPng } from '../testing/test-sandbox.ts'

const time = createTestClock()
const noLimit = 1_000_000
let sandbox: TestSandbox
let made: Map<EndpointName, Exchange>
const failures: unknown[] = []

beforeAll(async () => {
  sandbox = await createTestSandbox(await openTestDatabase(), {
    clock: time.clock,
    codeLimits: {
      ...codeLimits,
      resendSeconds: 0,
      sendsPerMailbox: noLimit,
      sendsFromAnywhere: noLimit,
      sendsPerSource: noLimit,
    },
    signInLimits: {
      ...signInLimits,
      failuresPerAccount: noLimit,
      failuresFromAnywhere: noLimit,
      failuresPerSource: noLimit,
    },
  })
  made = await makeEveryCall(sandbox)
  // The reason of an HTTP 500 is printed; here it belongs to the failure.
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void failures.push(error))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await sandbox.deps.database.close()
})

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`

/**
 * The full run puts every value at every place. The short run takes a seventh of them at each place,
 * so that every value is tried at each kind of place, and every place gets one or more.
 */
const someOf = <Value>(values: readonly Value[], place: number): readonly Value[] =>
  process.env.FULL ? values : values.filter((_, index) => index % 7 === place % 7)

/** Values that no field is meant to have, as JSON text: some have no JavaScript value. */
const oddValues: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e400',
  '-0.0',
  '12345678901234567890123',
  '1.5',
  '[]',
  '[[]]',
  '["a"]',
  '{}',
  '{"toString":"x","valueOf":1}',
  '{"length":1e9}',
  '{"__proto__":{"a":1}}',
  '{"then":"x"}',
  '""',
  '" "',
  '"constructor"',
  '"__proto__"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e\\u2066\\ufeff"',
  '"%s %d %00 %"',
  '"\'; DROP TABLE x; --"',
  '"2026-02-30"',
  '"+275760-09-13T00:00:00.000Z"',
  '"1e999999999"',
  '"0x10"',
  '"１２３"',
  '"NaN"',
  '"-0"',
  `"${'9'.repeat(5000)}"`,
  `"0.${'0'.repeat(5000)}1"`,
  `"${'a'.repeat(20_000)}"`,
  nested(100),
  nested(25_000),
]

const contentTypes = [
  'application/json',
  'Application/JSON',
  'text/plain',
  'application/x-json',
  '',
]

/** Makes a call with this text as its body and expects anything but a failure of the server. */
async function expectAnswer(path: string, init: RequestInit, source = '10.9.9.9') {
  // So that no limit per hour ends the test early.
  time.pass(3601)
  const socket = { remoteAddress: source, end: () => {}, destroy: () => {} }
  const response = await sandbox.app.request(path, init, { incoming: { socket } })
  const { body } = init
  const sent = typeof body === 'string' ? body.slice(0, 200) : body
  expect([path, sent, response.status, ...failures.splice(0).map(String)]).toEqual([
    path,
    sent,
    expect.toSatisfy((status: number) => status < 500, 'below 500'),
  ])
}

const tokens = { token: demoToken, 'otp-token': demoContractToken }

const pathOf = (name: EndpointName, value: (key: string) => string) =>
  endpoints[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => value(key))

const valid: Readonly<Record<string, string>> = {
  email: 'a@b.example',
  code: '000000',
  direction: '1',
  id: 'none',
  orderNumber: 'none',
}

const names = Object.keys(endpoints) as EndpointName[]

test.each(names.filter((name) => calls[name].body))(
  'no JSON of %s makes the server fail',
  async (name) => {
    const path = pathOf(name, (key) => valid[key] ?? '')
    const { method } = endpoints[name]
    const request = Object(made.get(name)?.request) as Record<string, unknown>
    const fields = Object.entries(request).map(([key, value]) => [key, JSON.stringify(value)])
    const bodies = [
      '',
      '{',
      'null',
      '\0',
      ...someOf(oddValues, names.indexOf(name)),
      ...Object.keys(request).flatMap((odd, place) =>
        someOf(oddValues, names.indexOf(name) + place).map((value) => {
          const all = fields.map(([key = '', text = '']) => [key, key === odd ? value : text])
          return `{${all.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`
        }),
      ),
    ]
    for (const [index, body] of bodies.entries()) {
      const type = contentTypes[index % contentTypes.length] ?? ''
      const headers = { ...tokens, ...(type && { 'content-type': type }) }
      await expectAnswer(path, { method, headers, body })
    }
    // A text that PostgreSQL cannot store, under every content type.
    for (const type of contentTypes) {
      for (const value of ['"\\u0000"', '"\\ud800"']) {
        const body = `{${fields.map(([key]) => `"${key}":${value}`).join(',')}}`
        await expectAnswer(path, { method, headers: { ...tokens, 'content-type': type }, body })
      }
    }
  },
)

const oddTexts = [
  '%00',
  '%2500',
  '%ff',
  '%',
  '%ed%a0%80',
  '%2e%2e%2f',
  '..',
  '%20',
  '%F0%9F%98%80',
  'constructor',
  "'",
  '%0d%0a',
  'a'.repeat(5000),
  '9'.repeat(400),
  '-1',
  'EX202611289999999999',
]

const oddHeaderTexts = ['', ' ', 'é', '~', '~cut-after', 'a~~b', '%01', ',,', 'x'.repeat(5000)]
const oddHeaders = [
  'token',
  'otp-token',
  'idempotency-key',
  'accept-language',
  'user-agent',
  'cookie',
  'x-forwarded-for',
  'content-type',
  'bot-token',
  'origin',
]

test.each(names)('no path, query, header or cookie of %s makes the server fail', async (name) => {
  const { method } = endpoints[name]
  const path = pathOf(name, (key) => valid[key] ?? '')
  const keys = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const send = (to: string, headers: Record<string, string> = {}) =>
    expectAnswer(to, { method, headers: { ...tokens, ...headers } })
  const query = ['type', 'status', 'from', 'to', 'search', 'cursor', 'limit']
  for (const odd of oddTexts) {
    for (const key of keys)
      await send(pathOf(name, (each) => (each === key ? odd : (valid[each] ?? ''))))
  }
  for (const [place, key] of (name === 'getHistory' ? query : []).entries()) {
    for (const odd of someOf(oddTexts, place)) await send(`${path}?${key}=${odd}`)
  }
  for (const [place, key] of oddHeaders.entries()) {
    const values = someOf(oddHeaderTexts, names.indexOf(name) + place)
    for (const odd of values) await send(path, { [key]: odd })
  }
})

test.each([
  ['the year 275760', '+275760-09-13T00:00:00.000Z EX202611280000000001'],
  ['a year before Christ', '-000001-01-01T00:00:00.000Z EX202611280000000001'],
  ['the year 0', '0000-01-01T00:00:00.000Z EX202611280000000001'],
  ['the year 9999', '9999-12-31T23:59:59.999Z EX202611280000000001'],
])('a cursor of %s makes no server fail', async (_, cursor) => {
  const query = `cursor=${Buffer.from(cursor).toString('base64url')}`
  await expectAnswer(`${endpoints.getHistory.path}?${query}`, { headers: tokens })
})

test('no form makes the upload fail', async () => {
  const { method, path } = endpoints.uploadImage
  const odd = new FormData()
  odd.set('module', 'image')
  odd.set('file', 'a text\0')
  const named = new FormData()
  named.set('module', 'image')
  named.set('file', new File([tinyPng], '../../\u202e\0.png'))
  for (const body of [odd, named, imageForm(new Uint8Array()), imageForm(tinyPng, '\0')]) {
    await expectAnswer(path, { method, headers: tokens, body })
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=\u00e9', 'x']) {
    await expectAnswer(path, { method, headers: { ...tokens, 'content-type': type }, body: '--' })
  }
})

/** Each hour that passes here would be booked. */
const isSlow = (path: string) => path === '/reset' || path === '/interest'

test.each(controlCalls.filter(({ path }) => !isSlow(path)))(
  'no JSON of $method $path makes the control API fail',
  async (call) => {
    const { method, path, body, query = {} } = call
    const to = `/sandbox/api${path}`
    const fields = Object.keys((body as { entries?: object } | undefined)?.entries ?? {})
    const values = oddValues.filter((text) => text.length < 30_000)
    for (const value of someOf(values, controlCalls.indexOf(call))) {
      const init = { method: method.toUpperCase(), headers: { 'content-type': 'text/plain' } }
      if (method !== 'post') break
      await expectAnswer(to, { ...init, body: value })
      await expectAnswer(to, {
        ...init,
        body: `{${fields.map((field) => `"${field}":${value}`).join(',')}}`,
      })
    }
    const keys = [...Object.keys(query), 'search', 'to', 'token', 'email', 'id']
    for (const [place, key] of (method === 'get' ? keys : []).entries()) {
      for (const odd of someOf(oddTexts, place)) await expectAnswer(`${to}?${key}=${odd}`, {})
    }
  },
)
