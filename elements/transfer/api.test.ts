import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../shared/api/client.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { createApi } from './api.ts'
import { payloadOf } from './order/payload.ts'
import { createSubmissionApi } from './order/submission-api.ts'
import type { Order } from './order/submission-state.ts'

const withdrawal: Order = {
  kind: 'usdt-withdrawal',
  currency: 'USDT',
  amount: decimalText('50'),
  to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  network: 'Tron (TRC20)',
  channel: '1',
}

/** The calls against a server that answers `data`. */
const callsFor = (data: unknown, code = 20000) => {
  const seen: { url: string; init: RequestInit | undefined }[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    seen.push({ url: String(url), init })
    return new Response(JSON.stringify({ code, message: 'Words.', data }))
  }
  const client = createClient({
    settings: () => ({ baseUrl: 'https://pay.example', token: 'good-token' }),
    fetch: fetch as typeof globalThis.fetch,
  })
  const paths = () => seen.map(({ url }) => url.replace('https://pay.example/api/mob/trade/', ''))
  return {
    ...createApi(client),
    ...createSubmissionApi(
      { ...client, callToEnd: client.call, checkKey: async () => undefined },
      { showNotice: (answer) => answer },
    ),
    paths,
    seen,
  }
}
const account = {
  bankAccount: '123456789',
  bankName: 'Bank',
  bankCity: 'City',
  bankCountry: 'Country',
  bankAddress: 'Address',
  holderName: 'Holder',
  code: 'SWIFTXXX',
  companyName: 'Company',
}

describe('the region of residence', () => {
  it.each<[string, unknown, number, string | null]>([
    ['is what the server says', { item: { region: 'TW' } }, 20000, 'TW'],
    ['is empty where the server has none', { item: { name: 'Holder' } }, 20000, ''],
    ['is unknown where the server does not say who the holder is', {}, 20000, null],
    ['is unknown, and nothing has failed, where the server refuses the call', null, 50008, null],
  ])('%s', async (_, data, code, region) => {
    expect(await callsFor(data, code).region()).toEqual({ ok: true, value: region })
  })
})

describe('bank details of the company', () => {
  it('are read by the call of the BANK step only', async () => {
    const calls = callsFor({ list: [account] })
    const answers = [await calls.company(true), await calls.usdOffers()]
    for (const detail of ['123456789', 'Bank', 'City', 'Country', 'Address', 'Holder', 'SWIFT']) {
      expect(JSON.stringify(answers)).not.toContain(detail)
    }
    expect(JSON.stringify(answers)).toContain('Company')
    expect(await calls.receivingAccounts()).toMatchObject({ ok: true, value: [account] })
  })
})

describe('channels', () => {
  it('are requested with 1 for deposits and 0 for withdrawals', async () => {
    const calls = callsFor({ list: [] })
    await calls.depositChannels()
    await calls.withdrawalChannels()
    await calls.company(false)
    await calls.company(true)
    expect(calls.paths()).toEqual([
      'money-channel-entity/getChannel/1',
      'money-channel-entity/getChannel/0',
      'money-channel-entity/getChannel/1',
      'money-channel-entity/getUsdChannel',
    ])
  })

  it('give no company if the server has no channel', async () => {
    expect(await callsFor(null).company(false)).toEqual({ ok: true, value: null })
  })
})

describe('the bank account', () => {
  it.each([null, {}, { item: null }, { item: {} }, { item: { bankAccount: '' } }])(
    'is not bound if the answer is %j',
    async (data) => {
      expect(await callsFor(data).bankCard()).toEqual({ ok: true, value: null })
    },
  )

  it('keeps its status while it is reviewed', async () => {
    const item = { bankAccount: '6222', status: 'Auditing' }
    expect(await callsFor({ item }).bankCard()).toMatchObject({ value: item })
  })

  it('is bound if the answer has an account number', async () => {
    expect(await callsFor({ item: { bankAccount: '6222' } }).bankCard()).toMatchObject({
      value: { bankAccount: '6222' },
    })
  })
})

describe('the wallet', () => {
  const item = { amount: 1, marginUsd: '0', cryptoAmount: '2.5', marginCrypto: 0 }

  it('has exact balances', async () => {
    expect(await callsFor({ item }).wallet()).toMatchObject({ value: { amount: '1' } })
  })

  it('is malformed, not empty, if the answer has none', async () => {
    for (const data of [null, {}, { item: null }]) {
      expect(await callsFor(data).wallet()).toMatchObject({ error: { kind: 'malformed' } })
    }
  })
})

describe('a transfer', () => {
  it('sends what was reviewed, with its key', async () => {
    const calls = callsFor(null)
    await calls.send(withdrawal, 'key-1')
    expect(JSON.parse(String(calls.seen[0]?.init?.body))).toEqual(payloadOf(withdrawal))
    expect(new Headers(calls.seen[0]?.init?.headers).get('Idempotency-Key')).toBe('key-1')
  })

  it.each([null, undefined, {}, { item: 'anything' }])(
    'is accepted with the data %j',
    async (data) => {
      expect((await callsFor(data).send(withdrawal, 'key-1')).ok).toBe(true)
    },
  )

  it('is looked up by key or order number, encoded for the path', async () => {
    const calls = callsFor(null)
    expect(await calls.record('W/1?', withdrawal.kind)).toEqual({ ok: true, value: undefined })
    expect(calls.paths()).toEqual(['wallet-entity/getTransferRecord/W%2F1%3F'])
  })

  it('has no record if the record is malformed', () => {
    for (const item of [undefined, null, 7, {}, { orderNumber: 'W1' }]) {
      expect(callsFor(null).recordIn(item)).toBeUndefined()
    }
  })

  it('is found with the facts of its record, and after a reload without those of the order', () => {
    const { foundReceipt } = callsFor(null)
    const record = {
      orderNumber: 'W1',
      status: 'Auditing',
      type: 'WITHDRAW',
      transferWay: 'CRYPTO',
      amount: decimalText('49'),
      fee: decimalText('1'),
      address: 'T9',
    } as const
    const unresolved = { kind: 'usdt-withdrawal', amount: '50', idempotencyKey: 'key-1' } as const
    expect(foundReceipt(unresolved, withdrawal, record)).toEqual({
      kind: 'usdt-withdrawal',
      currency: 'USDT',
      amount: '49',
      to: withdrawal.to,
      channel: '1',
      network: 'Tron (TRC20)',
      fee: '1',
      record,
    })
    expect(foundReceipt(unresolved, undefined, { ...record, fee: null })).toEqual({
      kind: 'usdt-withdrawal',
      currency: 'USDT',
      amount: '49',
      to: 'T9',
      record: { ...record, fee: null },
    })
  })
})

describe('the transfers of HOME', () => {
  const now = new Date('2026-03-05T12:00:00Z')
  const record = (orderNumber: string, more: object = {}) => ({
    orderNumber,
    type: 'WITHDRAW',
    status: 'Auditing',
    direction: 'OUT',
    currency: 'USD',
    amount: '250',
    date: '2026-03-02T08:15:00Z',
    ...more,
  })
  const decided = (orderNumber: string, at: string) =>
    record(orderNumber, {
      status: 'Success',
      reviews: [{ tier: 'CLEARING', state: 'APPROVED', at }],
    })
  const numbersOf = async (list: readonly object[]) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const answer = await callsFor({ list }).transfers('USD')
    vi.useRealTimers()
    return answer.ok && answer.value.records.map(({ orderNumber }) => orderNumber)
  }

  it('are those under review, then the one that was decided last', async () => {
    expect(
      await numbersOf([
        record('W4'),
        decided('W3', '2026-03-04T08:00:00Z'),
        decided('W2', '2026-03-05T08:00:00Z'),
        record('W1'),
      ]),
    ).toEqual(['W4', 'W1', 'W2'])
  })

  it('are none whose decision is old, of the other currency, or without a review', async () => {
    expect(
      await numbersOf([
        decided('W1', '2026-03-02T10:00:00Z'),
        record('W2', { currency: 'USDT' }),
        record('I1', { type: 'INTEREST_RATE', status: 'Success', date: '2026-03-05T00:00:00Z' }),
        record('T1', { type: 'TRANSFER' }),
      ]),
    ).toEqual([])
  })

  it.each<[string, unknown, number]>([
    ['does not know the call', undefined, 404],
    ['answers with something else', { list: 'none' }, 20000],
  ])('are none, and nothing has failed, where the server %s', async (_, data, code) => {
    expect(await callsFor(data, code).transfers('USD')).toEqual({
      ok: true,
      value: { records: [] },
    })
  })

  it('have failed where another try may succeed', async () => {
    const client = createClient({
      settings: () => ({ baseUrl: 'https://pay.example', token: 'good-token' }),
      fetch: async () => new Response('', { status: 503 }),
    })
    expect(await createApi(client).transfers('USD')).toMatchObject({ ok: false })
  })
})
