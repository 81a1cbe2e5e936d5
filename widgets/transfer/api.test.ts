import { describe, expect, it } from 'vitest'
import { createClient } from '../../shared/api/client.ts'
import { createHomeApi } from './api.ts'
import { createStepsApi } from './steps/api.ts'
import { withdrawal } from './submission/submission.test-helper.ts'
import { createSubmissionApi, recordIn } from './submission/submission-api.ts'

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
    ...createHomeApi(client),
    ...createStepsApi(client),
    ...createSubmissionApi(
      { ...client, callToEnd: client.call },
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

describe('the bank card', () => {
  it.each([null, {}, { item: null }, { item: {} }, { item: { bankAccount: '' } }])(
    'is not bound if the answer is %j',
    async (data) => {
      expect(await callsFor(data).bankCard()).toEqual({ ok: true, value: null })
    },
  )

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
  it('sends the payload unchanged, and no key to another origin', async () => {
    const calls = callsFor(null)
    await calls.transfer(withdrawal.payload, 'key-1')
    expect(JSON.parse(String(calls.seen[0]?.init?.body))).toEqual(withdrawal.payload)
    expect(new Headers(calls.seen[0]?.init?.headers).has('Idempotency-Key')).toBe(false)
  })

  it.each([null, undefined, {}, { item: 'anything' }])(
    'is accepted with the data %j',
    async (data) => {
      expect((await callsFor(data).transfer(withdrawal.payload, 'key-1')).ok).toBe(true)
    },
  )

  it('is looked up by key or order number, encoded for the path', async () => {
    const calls = callsFor(null)
    expect(await calls.transferRecord('W/1?')).toEqual({ ok: true, value: undefined })
    expect(calls.paths()).toEqual(['wallet-entity/getTransferRecord/W%2F1%3F'])
  })

  it('has no record if the record is malformed', () => {
    for (const item of [undefined, null, 7, {}, { orderNumber: 'W1' }]) {
      expect(recordIn(item)).toBeUndefined()
    }
  })
})
