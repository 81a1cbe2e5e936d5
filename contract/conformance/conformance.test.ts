import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../sandbox/server.ts'
import { startTestServer } from '../../sandbox/testing/open-test-database.ts'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { callers } from '../calls.ts'
import { createChecks } from '../openapi/validate.ts'
import { readArguments } from './arguments.ts'
import { formatRow } from './report.ts'
import { runConformance } from './run.ts'
import { preflight } from './send.ts'
import type { Row, Settings } from './settings.ts'

const schemaChecks = createChecks()
let sandbox: RunningServer
beforeAll(async () => {
  sandbox = await startTestServer()
  const way = { direction: 'withdraw', channel: 'ERC20' }
  await control('channels/close', { ...way, reason: 'Maintenance', minutes: 600 })
  await control('channels/limit', { ...way, channel: 'WIRE', dailyLimit: '500' })
})
afterAll(() => sandbox.close())

const control = async (path: string, body: object) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${sandbox.url}/sandbox/api/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json' },
  })
  return (await response.json()) as { token: string; email: string; contractId: string }
}

const run = async (baseUrl: string, settings: Partial<Settings> = {}): Promise<Row[]> => {
  const { token } = await control('account', { usd: '1000', usdt: '1000' })
  const rows: Row[] = []
  const all: Settings = {
    baseUrl,
    token,
    allowsWrites: false,
    amount: '100',
    callers,
    origin: 'https://page.example',
    timeLimit: 10_000,
    paths: {},
    ...settings,
  }
  for await (const row of runConformance(all, schemaChecks)) rows.push(row)
  return rows
}

const failuresOf = (rows: readonly Row[]) => rows.filter(({ state }) => state === 'failed')

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a server does wrong. */
interface Fault {
  readonly request?: (headers: Record<string, string>) => void
  readonly answer?: (answer: Answer, path: string) => void
  readonly delay?: (path: string) => number
}

/** Runs `work` with a server that answers like the sandbox except for one fault. */
async function withFault<Value>(
  fault: Fault,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const server: Server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
          ? []
          : [[name, String(value)]],
      ),
    )
    fault.request?.(headers)
    const body = await buffer(request)
    const path = request.url ?? '/'
    const upstream = await fetch(sandbox.url + path, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    })
    const answer: Answer = {
      status: upstream.status,
      headers: Object.fromEntries(upstream.headers),
      body: await upstream.text(),
    }
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      delete answer.headers[name]
    if (request.method !== 'OPTIONS') fault.answer?.(answer, path)
    else if (fault.answer && !answer.body) fault.answer(answer, 'preflight')
    const wait = fault.delay?.(path) ?? 0
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Changes the JSON of one call. */
const changed =
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
    (part: string, change: (json: any) => unknown): NonNullable<Fault['answer']> =>
    (answer, path) => {
      if (path.includes(part)) answer.body = JSON.stringify(change(JSON.parse(answer.body)))
    }

test('the sandbox passes every check, including those that move money', async () => {
  const { email } = await control('account', { email: 'receives@sandbox.example' })
  const rows = await run(sandbox.url, {
    allowsWrites: true,
    contractToken: 'sandbox-contract',
    friend: email ?? 'receives@sandbox.example',
    email: 'receives@sandbox.example',
  })
  expect(failuresOf(rows).map(formatRow)).toEqual([])
  expect(rows.filter(({ state }) => state === 'passed').length).toBeGreaterThan(60)
  const leftOut = rows.filter(({ state }) => state === 'left out')
  expect(leftOut.map(({ call, faults }) => [call, ...faults])).toEqual(
    leftOut.map(({ call }) => [
      call,
      expect.stringMatching(
        /preflight|one page|history is empty|not compared|needs --email and --code|needs --sign/,
      ),
    ]),
  )
})

/** Requests a code of the trust fund inquiry for a new account, and reads it from the inbox. */
async function newCode(): Promise<{ email: string; code: string }> {
  const { email } = await control('account', { usd: '5' })
  const path = endpoints.sendEmailCode.path.replace('{email}', encodeURIComponent(email))
  await fetch(sandbox.url + path, { method: endpoints.sendEmailCode.method })
  const inbox = await fetch(`${sandbox.url}/sandbox/api/inbox?to=${encodeURIComponent(email)}`)
  const { mails } = (await inbox.json()) as { mails: { text: string }[] }
  return { email, code: /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '' }
}

const newLink = async (): Promise<string> => (await control('contract', {})).token

const stateOf = (rows: readonly Row[], call: string, aspect: string) =>
  rows.find((row) => row.call === call && row.aspect === aspect)?.state

test('with a code and a link, the paths of inquiry and signature are compared to their end', async () => {
  const rows = await run(sandbox.url, {
    ...(await newCode()),
    contractToken: await newLink(),
    token: undefined,
    allowsWrites: true,
    signs: true,
    callers: ['tw-fund-lookup', 'tw-contract'],
  })
  expect(failuresOf(rows).map(formatRow)).toEqual([])
  expect(rows.flatMap(({ notes }) => notes)).toEqual([])
  for (const [call, aspect] of [
    ['checkEmailCode', 'answer'],
    ['getBalanceInWeb', 'answer'],
    ['getContractByToken', 'answer'],
    ['uploadImage', 'answer, signature'],
    ['signContract', 'answer'],
  ] as const) {
    expect([call, stateOf(rows, call, aspect)]).toEqual([call, 'passed'])
  }
})

test('every call has a row about its success, or one that says why it is not compared', async () => {
  const rows = await run(sandbox.url)
  for (const call of Object.keys(endpoints)) {
    const aspects = rows.filter((row) => row.call === call).map(({ aspect }) => aspect)
    expect([call, aspects.some((aspect) => /^(answer|same key)/.test(aspect))]).toEqual([
      call,
      true,
    ])
  }
})

test('a contract is signed under the operator’s text; it is not signed again, and the run says so', async () => {
  const { token, contractId } = await control('contract', {})
  const text = '# Vertrag\nText'
  await control('contract/text', { contractId, lang: 'de', version: 'Fassung 3', text })
  const settings = {
    contractToken: token,
    allowsWrites: true,
    signs: true,
    callers: ['tw-contract'],
  } as const
  const first = await run(sandbox.url, settings)
  expect(stateOf(first, 'signContract', 'answer')).toBe('passed')
  const rows = await run(sandbox.url, settings)
  expect(failuresOf(rows).map(formatRow)).toEqual([])
  expect(stateOf(rows, 'signContract', 'answer')).toBe('left out')
})

test('without --allow-writes nothing changes, and each row that is left out says why', async () => {
  await fetch(`${sandbox.url}/sandbox/api/calls`, { method: 'DELETE' })
  const rows = await run(sandbox.url)
  expect(failuresOf(rows).map(formatRow)).toEqual([])
  expect(rows.find(({ aspect }) => aspect === 'same key, at the same time')).toMatchObject({
    state: 'left out',
    faults: ['changes something: needs --allow-writes'],
  })
  const { calls } = (await (await fetch(`${sandbox.url}/sandbox/api/calls`)).json()) as {
    calls: { method: string; path: string }[]
  }
  for (const { method, path } of calls) {
    if (method === 'POST') expect(path).toMatch(/findFriend|getConversionQuote/)
  }
})

const wallet = 'getWalletHomePage'

/** What a server does wrong, and what the report then says. */
type Finding = readonly [what: string, fault: Fault, words: readonly string[]]

/** A server that does several things wrong, each with another call or in another way. */
const together = (faults: readonly Fault[]): Fault => ({
  request: (headers) => {
    for (const { request } of faults) request?.(headers)
  },
  answer: (answer, path) => {
    for (const { answer: change } of faults) change?.(answer, path)
  },
  delay: (path) => Math.max(...faults.map(({ delay }) => delay?.(path) ?? 0)),
})

async function expectFindings(findings: readonly Finding[], settings: Partial<Settings>) {
  const fault = together(findings.map(([, fault]) => fault))
  const rows = await withFault(fault, (url) => run(url, settings))
  const said = failuresOf(rows).map(formatRow).join('\n')
  for (const [what, , words] of findings) {
    for (const word of words) expect.soft(said, what).toContain(word)
  }
}

const namesOf = (findings: readonly Finding[]) => findings.map(([what]) => what).join('; ')

const explained: readonly [Partial<Settings>, readonly Finding[]][] = [
  [
    {},
    [
      [
        'another envelope',
        { answer: changed(wallet, ({ data }) => ({ status: 'ok', result: data })) },
        ['FAIL  getWalletHomePage   answer', 'has no envelope', 'code is missing'],
      ],
      [
        'a wrong type',
        {
          answer: changed('getUsdChannel', (json) => {
            if (json.data) json.data.list[0].fee = { usd: 25 }
            return json
          }),
        },
        ['FAIL  getUsdChannel', 'data: list.0.fee is {"usd":25}'],
      ],
      [
        'a fault in the networks of one direction',
        {
          answer: changed('getChannel/1', (json) => {
            if (json.data) json.data.list[0].fee = { usdt: 1 }
            return json
          }),
        },
        ['FAIL  getChannel          answer, deposits (1)', 'data: list.0.fee is {"usdt":1}'],
      ],
      [
        'a history that refuses a page size',
        { answer: changed('limit=1', (json) => ({ ...json, code: 28000, success: false })) },
        ['FAIL  getHistory          pages', 'code is 28000'],
      ],
      [
        'a missing call',
        {
          answer: (answer, path) => {
            if (path.includes('findFriend')) answer.status = 404
          },
        },
        ['FAIL  findFriend', 'HTTP 404: the server has no such call. It is needed by tw-wallet'],
      ],
    ],
  ],
  [
    {},
    [
      [
        'a missing field',
        {
          answer: changed(wallet, (json) => {
            if (json.data) delete json.data.item.marginUsd
            return json
          }),
        },
        ['data: item.marginUsd is missing'],
      ],
      [
        'a preflight without the idempotency key',
        {
          answer: ({ headers }) => {
            const name = 'access-control-allow-headers'
            if (headers[name]) headers[name] = 'token, otp-token, content-type, bot-token'
          },
        },
        [
          ...['bindBankCard', 'transferToFriend', 'convert', 'getWalletHomePage'].map(
            (name) => `FAIL  ${name.padEnd(20)}CORS`,
          ),
          'does not have idempotency-key: the element sends nothing that must not happen twice',
        ],
      ],
      [
        'limits without sense',
        {
          answer: changed('getBankCard', (json) => {
            const limits = { leftToday: '501', limitResetsAt: '2020-01-01T00:00:00Z' }
            return { ...json, data: { item: { ...json.data?.item, ...limits } } }
          }),
        },
        [
          'FAIL  getBankCard         limits of today',
          'leftToday of the bank account exceeds its dailyLimit',
          'is 2020-01-01T00:00:00Z, which is not a time to come',
        ],
      ],
    ],
  ],
  [
    {},
    [
      [
        'an unspecified code for success',
        {
          answer: changed(wallet, (json) => ({
            ...json,
            code: json.code === 20000 ? 200 : json.code,
          })),
        },
        ['code is 200 ("OK"), and only 20000 is a success; the element reads it as refused'],
      ],
      [
        'a code for an unknown token that does not lead to sign-in',
        {
          answer: changed(wallet, (json) => ({
            ...json,
            code: json.code === 50008 ? 28000 : json.code,
          })),
        },
        ['a token that does not exist gets code 28000'],
      ],
      [
        'no CORS header',
        { answer: ({ headers }) => delete headers['access-control-allow-origin'] },
        [
          'FAIL  getBankCard         CORS',
          'Access-Control-Allow-Origin is missing; a page of https://page.example cannot make the call',
        ],
      ],
    ],
  ],
  [
    { timeLimit: 400 },
    [
      [
        'a page of HTML',
        {
          answer: (answer, path) => {
            if (path.includes(wallet)) answer.body = '<!doctype html><title>Sign in</title>'
          },
        },
        ['the answer is HTML, not JSON (HTTP 200): <!doctype html><title>Sign in'],
      ],
      [
        'a late answer',
        { delay: (path) => (path.includes('getBankCard') ? 700 : 0) },
        ['FAIL  getBankCard', 'no complete answer within 400 ms'],
      ],
    ],
  ],
  [
    { token: 'sandbox-demo' },
    [
      [
        'an unchecked token',
        {
          request: (headers) => {
            if (headers.token) headers.token = 'sandbox-demo'
          },
        },
        [
          'FAIL  getWalletHomePage   unknown token',
          'a token that does not exist was accepted: code is 20000',
        ],
      ],
      [
        'a search that does not find what it promises',
        {
          answer: changed('contains=', (json) => ({
            ...json,
            data: { list: [], takesContains: true },
          })),
        },
        ['FAIL  getHistory          search', 'does not find the record'],
      ],
    ],
  ],
  [
    { allowsWrites: true, callers: ['tw-transfer'] },
    [
      [
        'no word of a changed card',
        {
          answer: changed('/transfer', (json) => ({
            ...json,
            code: json.code === 28114 ? 28100 : json.code,
          })),
        },
        ['FAIL  transfer            another card than the confirmed one', 'gets code 28100'],
      ],
      [
        'a rest of the day that never changes',
        {
          answer: changed('getBankCard', (json) => ({
            ...json,
            data: { item: { ...json.data?.item, leftToday: '450' } },
          })),
        },
        [
          'FAIL  transfer            a withdrawal counts today',
          'leftToday was 450, and after a withdrawal of 100 it is 450',
        ],
      ],
      [
        'no word of a limit or a closed network',
        {
          answer: changed('/transfer', (json) => ({
            ...json,
            code: [28115, 28116].includes(json.code) ? 28100 : json.code,
          })),
        },
        [
          'FAIL  transfer            more than the limits of wires',
          'FAIL  transfer            a closed network',
          'gets code 28100; without 28115',
        ],
      ],
    ],
  ],
  [
    { allowsWrites: true, callers: ['tw-transfer'] },
    [
      [
        'an ignored idempotency key',
        { request: (headers) => delete headers['idempotency-key'] },
        [
          'FAIL  transfer            same key, one after the other',
          'FAIL  transfer            same key, at the same time',
          'became 3 orders',
          'was carried out again: available USD was',
        ],
      ],
    ],
  ],
]
for (const [settings, findings] of explained) {
  test(`a server fails with an explanation: ${namesOf(findings)}`, () =>
    expectFindings(findings, { callers: ['tw-wallet', 'tw-transfer'], ...settings }))
}

/** Lies that only the reader of the elements finds, or only a successful path. */
const lies: readonly (readonly Finding[])[] = [
  [
    [
      'success as text',
      {
        answer: changed('getContractByToken', (json) => ({ ...json, success: 'true' })),
      },
      [
        'FAIL  getContractByToken  answer',
        'success is "true"; it must be boolean. The element cannot read the answer',
      ],
    ],
    [
      'success as a number',
      { answer: changed('getWalletHomePage', (json) => ({ ...json, success: 1 })) },
      ['FAIL  getWalletHomePage   answer', 'success is 1; it must be boolean'],
    ],
    [
      'a message that is no text',
      { answer: changed('getBankCard', (json) => ({ ...json, msg: { en: 'OK' } })) },
      ['FAIL  getBankCard         answer', 'msg is {"en":"OK"}; it must be string'],
    ],
    [
      'no token for the right code',
      { answer: changed('checkEmailCode', (json) => ({ ...json, data: {} })) },
      [
        'FAIL  checkEmailCode      answer',
        'the answer has no token: the element says that the code is wrong',
      ],
    ],
  ],
  [
    [
      'success as text in a refusal',
      {
        answer: changed('getWalletHomePage', (json) =>
          json.success ? json : { ...json, success: 'false' },
        ),
      },
      ['FAIL  getWalletHomePage   unknown token', 'success is "false"; it must be boolean'],
    ],
    [
      'no id of the contract',
      {
        answer: changed('getContractByToken', (json) => {
          if (json.data?.list?.[0]) json.data.list[0].contractId = null
          return json
        }),
      },
      [
        'FAIL  getContractByToken  answer',
        'data: list.0.contractId is null; without it the element says that the link is not valid',
      ],
    ],
    [
      'a token that is no text',
      { answer: changed('checkEmailCode', (json) => ({ ...json, data: { token: 5 } })) },
      ['FAIL  checkEmailCode      answer', 'token is 5'],
    ],
  ],
  [
    [
      'an empty id of the contract',
      {
        answer: changed('getContractByToken', (json) => {
          if (json.data?.list?.[0]) json.data.list[0].contractId = ' '
          return json
        }),
      },
      ['FAIL  getContractByToken  answer', 'list.0.contractId is " "'],
    ],
    [
      'a balance that is no decimal text',
      {
        answer: changed('getBalanceInWeb', (json) => {
          if (json.data?.item) json.data.item.usdBalance = '1,000.00'
          return json
        }),
      },
      ['FAIL  getBalanceInWeb     answer', 'usdBalance is "1,000.00"'],
    ],
  ],
  [
    [
      'an unknown link',
      { answer: changed('getContractByToken', (json) => ({ ...json, data: { list: [] } })) },
      ['FAIL  getContractByToken  answer', 'the server does not know the link'],
    ],
  ],
  [
    [
      'a picture without an address',
      { answer: changed('file/upload', (json) => (json.success ? { ...json, data: {} } : json)) },
      ['FAIL  uploadImage         answer, signature', 'url is missing'],
    ],
    [
      'a text whose hash is that of other words',
      {
        answer: changed('getContractByToken', (json) => {
          const [first] = json.data?.list ?? []
          const texts = [{ lang: 'en', version: '1', title: 'T', intro: ['Text'], textHash: 'a' }]
          return first ? { ...json, data: { list: [{ ...first, texts }] } } : json
        }),
      },
      ['FAIL  getContractByToken  answer', 'textHash is not that of its words'],
    ],
  ],
  [
    [
      'a signature that is never settled',
      {
        answer: changed('signContract', (json) =>
          json.success ? { code: 28019, message: 'Being processed' } : json,
        ),
      },
      ['FAIL  signContract        answer', 'code is 28019'],
    ],
  ],
  [
    [
      'a contract that can be signed twice',
      {
        answer: changed('signContract', (json) =>
          json.code === 28106 ? { code: 20000, success: true } : json,
        ),
      },
      ['FAIL  signContract        answer', 'a second signature was accepted'],
    ],
  ],
]
for (const findings of lies) {
  test(`a server is found out: ${namesOf(findings)}`, async () => {
    await expectFindings(findings, {
      ...(await newCode()),
      contractToken: await newLink(),
      allowsWrites: true,
      signs: true,
      callers: ['tw-fund-lookup', 'tw-contract', 'tw-transfer'],
    })
  })
}

test('a preflight whose connection was cut is asked once more, a dead server is reported', async () => {
  let cuts = 1
  const server = createServer((request, response) => {
    if (cuts-- > 0) request.socket.destroy()
    else response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const settings = { ...readArguments(['--base-url', 'http://a.example'])?.settings } as Settings
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = () =>
    preflight({ ...settings, baseUrl }, 'getBankCard', 'https://page.example', ['token'])
  expect(await ask()).toMatchObject({ status: 204 })
  cuts = 2
  expect(await ask()).toMatchObject({ problem: expect.stringContaining('the connection failed') })
  server.closeAllConnections()
  server.close()
})

test('a missing call fails only if one of the callers requires it', async () => {
  const isMissing: Fault = {
    answer: (answer, path) => {
      if (path.includes('getUserInfo')) answer.status = 404
    },
  }
  const rowOf = async (...callers: Settings['callers']) => {
    const rows = await withFault(isMissing, (url) => run(url, { callers }))
    return rows.find(({ call, aspect }) => call === 'getUserInfo' && aspect === 'answer')
  }
  expect(await rowOf('tw-transfer')).toMatchObject({ state: 'left out' })
  const needed = await rowOf('tw-transfer', 'tw-wallet')
  expect(needed).toMatchObject({ state: 'failed' })
  expect(needed?.faults.join()).toContain('It is needed by tw-wallet, site.')
})

test('the arguments are read, or refused with a message', () => {
  expect(readArguments(['--help'])).toBeUndefined()
  expect(
    readArguments(['--base-url', 'http://a.example/', '--elements', 'tw-wallet']),
  ).toMatchObject({
    isJson: false,
    settings: { baseUrl: 'http://a.example', allowsWrites: false, callers: ['tw-wallet'] },
  })
  for (const [args, words] of [
    [[], '--base-url is missing'],
    [['--base-url', 'a.example'], 'must be an http or https URL'],
    [['--base-url', 'http://a.example', '--elements', 'tw-walet'], 'does not know tw-walet'],
    [['--base-url', 'http://a.example', '--amount', '-1'], '--amount'],
    [['--token'], 'token'],
    [['--base-url', 'http://a.example', '--code', '123456'], '--code needs --email'],
    [['--base-url', 'http://a.example', '--sign'], '--sign needs --contract-token'],
  ] as const) {
    expect(() => readArguments(args)).toThrow(words)
  }
})
