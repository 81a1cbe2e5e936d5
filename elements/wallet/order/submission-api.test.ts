import { describe, expect, it } from 'vitest'
import { createClient } from '../../../shared/api/client.ts'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { conversionOrder, friendOrder } from './orders.test-helper.ts'
import { createSubmissionApi } from './submission-api.ts'

/** The calls against a server that answers `data`. */
const callsFor = (data: unknown) => {
  const seen: { path: string; body: unknown; key: string | null }[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    seen.push({
      path: new URL(String(url)).pathname,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
    })
    return new Response(JSON.stringify({ code: 20000, success: true, data }))
  }
  const client = createClient({
    settings: () => ({
      baseUrl: 'https://pay.example',
      token: 'good-token',
    }),
    fetch: fetch as typeof globalThis.fetch,
  })
  const api = createSubmissionApi(
    { ...client, callToEnd: client.call, checkKey: async () => undefined },
    { showNotice: (answer) => answer },
  )
  return { api, seen }
}

const record: HistoryRecord = {
  orderNumber: 'E1',
  type: 'TRANSFER',
  status: 'Success',
  direction: 'OUT',
  currency: 'USD',
  amount: decimalText('80'),
  date: '2026-02-26T11:20:00Z',
  counterparty: 'S***** H*****',
  counterpartyNumber: 'W1348802408',
  mainnetType: null,
  address: null,
  failReason: null,
}

describe('the calls of the wallet', () => {
  it('send a transfer to a friend and a conversion, each with its key', async () => {
    const { api, seen } = callsFor({ item: record })
    expect(await api.send(friendOrder, 'key-1')).toEqual({ ok: true, value: record })
    await api.send(conversionOrder, 'key-2')
    expect(seen).toEqual([
      {
        path: '/api/mob/trade/wallet-entity/transferToFriend',
        body: { walletNumber: 'W1348802408', currency: 'USD', amount: '80' },
        key: 'key-1',
      },
      { path: '/api/mob/trade/wallet-entity/convert', body: { quoteId: 'Q1' }, key: 'key-2' },
    ])
  })

  it('look up an order in the history by its key', async () => {
    const { api, seen } = callsFor(null)
    expect(await api.record('key/1', 'conversion')).toEqual({ ok: true, value: undefined })
    expect(seen[0]?.path).toBe('/api/mob/trade/wallet-entity/getHistoryRecord/key%2F1')
  })
})

describe('a receipt', () => {
  const { api } = callsFor(null)

  it('names the friend and the wallet even if the answer has no record', () => {
    expect(api.receiptOf(friendOrder, api.recordIn({ orderNumber: 'E1' }))).toEqual({
      kind: 'friend-transfer',
      currency: 'USD',
      amount: '80',
      to: 'S***** H*****',
      toNumber: 'W1348802408',
      record: undefined,
    })
  })

  it('has the rate of the quote until the record has the rate that was used', () => {
    expect(api.receiptOf(conversionOrder, undefined)).toMatchObject({
      fee: '0.5',
      converted: { rate: '0.9993', receives: '499.15' },
    })
    const converted = {
      currency: 'USD',
      amount: decimalText('499'),
      rate: decimalText('0.998'),
    } as const
    const used = api.receiptOf(conversionOrder, { ...record, converted, counterparty: null })
    expect(used.converted).toEqual({ rate: '0.998', receives: '499' })
  })

  it('has the facts of the record if the order is gone after a reload', () => {
    const unresolved = { kind: 'friend-transfer', amount: '80', idempotencyKey: 'key-1' } as const
    expect(api.foundReceipt(unresolved, undefined, record)).toEqual({
      kind: 'friend-transfer',
      currency: 'USD',
      amount: '80',
      to: 'S***** H*****',
      toNumber: 'W1348802408',
      record,
    })
  })
})
