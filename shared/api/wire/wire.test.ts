import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bankCard } from './bank-card.ts'
import { cryptoChannel } from './crypto-channel.ts'
import { itemOf, listOf } from './data.ts'
import { netAssetValue } from './fund.ts'
import { multilingual } from './multilingual.ts'
import { transferPayload } from './requests.ts'
import { transferRecord } from './transfer.ts'
import { transferTerms } from './transfer-terms.ts'
import { uploaded } from './upload.ts'
import { usdChannel } from './usd-channel.ts'
import { wallet } from './wallet.ts'

/** The same object with `null` in every field. */
const nulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

describe('a wallet', () => {
  it('may have its balances as numbers or as text', () => {
    const asText = { amount: '1000.5', marginUsd: '0', cryptoAmount: '0.1', marginCrypto: '12' }
    const asNumbers = { amount: 1000.5, marginUsd: 0, cryptoAmount: 0.1, marginCrypto: 12 }
    expect(v.parse(wallet, asNumbers)).toEqual(asText)
    expect(v.parse(wallet, asText)).toEqual(asText)
  })

  it.each([null, undefined, '', 'NaN', '1e5', '1,000', true, {}])(
    'with a balance of %j is rejected, not read as empty',
    (amount) => {
      const rest = { marginUsd: '0', cryptoAmount: '0', marginCrypto: '0' }
      expect(v.is(wallet, { ...rest, amount })).toBe(false)
      expect(v.is(itemOf(wallet), { item: { ...rest, amount } })).toBe(false)
    },
  )
})

describe('a net asset value', () => {
  const read = (item: unknown) => v.parse(itemOf(netAssetValue), { item })

  it('may have its number and its balances as text, as numbers or as null', () => {
    expect(read({ walletNumber: 88, usdBalance: 1.5, usdtBalance: null })).toEqual({
      walletNumber: '88',
      usdBalance: '1.5',
      usdtBalance: null,
    })
    expect(read({ walletNumber: 'W1', usdBalance: '0' })).toMatchObject({ usdBalance: '0' })
  })

  it.each([null, {}, { walletNumber: null, usdBalance: null, usdtBalance: null }])(
    'from %j is absent',
    (item) => expect(read(item)).toBeUndefined(),
  )

  it.each(['NaN', 'twelve', '', '1,000'])('of %j is rejected, not read as absent', (figure) => {
    for (const name of ['usdBalance', 'usdtBalance']) {
      const item = { walletNumber: 'W1', usdBalance: '1', usdtBalance: '1', [name]: figure }
      expect(v.is(itemOf(netAssetValue), { item })).toBe(false)
    }
  })
})

describe('channels', () => {
  const empty = { en: '', cn: '', jp: '', ko: '' }

  it.each([
    ['nothing', () => ({})],
    ['null in every field', nulls],
  ])('may come with %s', (_, fill) => {
    expect(v.parse(usdChannel, fill(usdChannel.entries))).toMatchObject({
      bankName: '',
      bankAccount: '',
      companyDescribe: empty,
    })
    expect(v.parse(cryptoChannel, fill(cryptoChannel.entries))).toMatchObject({
      address: '',
      channelName: '',
      value: '',
      imgRemark: empty,
    })
    expect(v.parse(bankCard, fill(bankCard.entries))).toMatchObject({ bankAccount: '' })
  })

  it('keep their value as the server wrote it, number or text', () => {
    expect(v.parse(cryptoChannel, { value: 3 }).value).toBe(3)
    expect(v.parse(cryptoChannel, { value: '3' }).value).toBe('3')
  })

  it('have fees and limits as exact decimals', () => {
    expect(v.parse(cryptoChannel, { fee: 1e-7, minAmount: '10.00' })).toMatchObject({
      fee: '0.0000001',
      minAmount: '10.00',
    })
  })

  it('may have fields that we do not know', () => {
    expect(v.parse(usdChannel, { bankName: 'B', colour: 'red' })).toMatchObject({ bankName: 'B' })
  })
})

it.each(['0', '0.00', '-1', null])('an upper limit of %j is none', (limit) => {
  const terms = v.parse(v.object(transferTerms), { maxAmount: limit, dailyLimit: limit })
  expect(terms).toEqual({ maxAmount: null, dailyLimit: null })
  const { maxAmount } = v.parse(v.object(transferTerms), { maxAmount: '0.5' })
  expect(maxAmount).toBe('0.5')
})

describe('a multilingual text', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [{}, ''],
    [{ en: 'Scan' }, 'Scan'],
    [{ en: 'Scan', cn: null, jp: null }, 'Scan'],
  ])('%j lacks languages and is still read', (raw, en) => {
    expect(v.parse(multilingual, raw)).toEqual({ en, cn: '', jp: '', ko: '' })
  })

  it('as plain text is the same in all languages', () => {
    expect(v.parse(multilingual, 'Scan')).toEqual({
      en: 'Scan',
      cn: 'Scan',
      jp: 'Scan',
      ko: 'Scan',
    })
    expect(v.is(listOf(cryptoChannel), { list: [{ imgRemark: 'Scan' }, { imgRemark: {} }] })).toBe(
      true,
    )
    expect(v.is(multilingual, 7)).toBe(false)
  })

  it('is not shared by two channels, unless it is frozen', () => {
    const [one, other] = [v.parse(multilingual, null), v.parse(multilingual, null)]
    expect(one).toEqual(other)
    expect(Object.isFrozen(one) || one !== other).toBe(true)
  })
})

describe('lists and items', () => {
  it.each([undefined, null, {}, { list: null }, { list: [] }])('%j is an empty list', (data) => {
    expect(v.parse(listOf(bankCard), data)).toEqual([])
  })

  it.each([undefined, null, {}, { item: null }])('%j holds no item', (data) => {
    expect(v.parse(itemOf(bankCard), data)).toBeUndefined()
  })

  it.each(['text', 7, { list: 'text' }, { list: [null] }, { list: {} }])(
    '%j is not a list',
    (data) => {
      expect(v.is(listOf(bankCard), data)).toBe(false)
    },
  )
})

describe('a transfer', () => {
  const payload = {
    amount: '100',
    proveImage: '',
    remark: '',
    transferWay: 'WIRE',
    type: 'WITHDRAW',
  }
  it('is sent with the fields of section 3', () => {
    expect(v.is(transferPayload, payload)).toBe(true)
    expect(
      v.is(transferPayload, {
        ...payload,
        transferWay: 'CRYPTO',
        address: 'T',
        paymentChannel: '',
      }),
    ).toBe(true)
    expect(v.is(transferPayload, { ...payload, remark: 'hello' })).toBe(false)
    expect(v.is(transferPayload, { ...payload, type: 'TRANSFER' })).toBe(false)
  })

  it('comes back as a record whose optional fields may be null or absent', () => {
    const record = {
      orderNumber: 'W1',
      status: 'Auditing',
      type: 'WITHDRAW',
      transferWay: 'WIRE',
      amount: 100,
    }
    expect(v.parse(transferRecord, record)).toMatchObject({ amount: '100' })
    const bare = { fee: null, address: null, failReason: null, date: null, reviews: null }
    expect(v.is(transferRecord, { ...record, ...bare })).toBe(true)
    expect(v.is(transferRecord, { ...record, orderNumber: null })).toBe(false)
  })
})

it('the answer to an upload must have a URL', () => {
  expect(v.is(uploaded, { url: 'https://x.example/1.png' })).toBe(true)
  for (const raw of [{ url: '' }, { url: null }, {}, null]) expect(v.is(uploaded, raw)).toBe(false)
})
