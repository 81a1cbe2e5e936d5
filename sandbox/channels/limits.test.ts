import { expect, test } from 'vitest'
import { bankCard } from '../../shared/api/wire/bank-card.ts'
import { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../shared/api/wire/data.ts'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import {
  errorOf,
  imageForm,
  orderOf,
  proof,
  type TestSandbox,
  tinyPng,
  usdtWithdrawal,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'
import { addressFrom } from './address.ts'

const tron = addressFrom('TRON', 'a test')
const { clock, pass } = createTestClock(new Date('2026-03-04T05:06:07.000Z'))
const nextMidnight = () =>
  new Date(Math.ceil((clock().getTime() + 1) / 86_400_000) * 86_400_000).toISOString()

const valueIn = <Value>(answer: { ok: true; value: Value } | { ok: false }): Value => {
  if (!answer.ok) throw new Error('refused')
  return answer.value
}

const tronOf = async (sandbox: TestSandbox, token: string, direction = '0') => {
  const schema = listOf(cryptoChannel)
  const list = valueIn(await sandbox.call('getChannel', schema, { token, path: { direction } }))
  return list.find(({ value }) => value === 'TRC20')
}

const wireOf = async (sandbox: TestSandbox, token: string) =>
  valueIn(await sandbox.call('getBankCard', itemOf(bankCard), { token }))

const methodOf = async (sandbox: TestSandbox, token: string, method: string) =>
  valueIn(await sandbox.call('getUsdChannel', listOf(usdChannel), { token })).find(
    (channel) => channel.method === method,
  )

eachDatabase(
  (get) => {
    test('what is left today goes down with each withdrawal, comes back with a rejection, and is full after midnight UTC', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '900000')
      const left = async () => (await tronOf(sandbox, token))?.leftToday
      expect(await tronOf(sandbox, token)).toMatchObject({
        dailyLimit: '1000000',
        leftToday: '1000000',
        limitResetsAt: nextMidnight(),
        closed: null,
      })
      const order = orderOf(await sandbox.transfer(token, usdtWithdrawal('12000.5', tron)))
      expect(await left()).toBe('987999.5')
      await sandbox.review(order, 'BROKER', 'reject')
      expect(await left()).toBe('1000000')
      orderOf(await sandbox.transfer(token, usdtWithdrawal('400000', tron)))
      expect(await left()).toBe('600000')
      const other = await sandbox.createAccount('0', '900000')
      expect((await tronOf(sandbox, other))?.leftToday).toBe('1000000')
      pass((Date.parse(nextMidnight()) - clock().getTime()) / 1000)
      expect(await tronOf(sandbox, token)).toMatchObject({
        leftToday: '1000000',
        limitResetsAt: nextMidnight(),
      })
    })

    test('a limit that the operator sets is in force at once, to the last cent', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('5000')
      const limit = { direction: 'withdraw', channel: 'WIRE', dailyLimit: '300' }
      expect((await sandbox.control('POST', 'channels/limit', limit)).status).toBe(200)
      expect(await wireOf(sandbox, token)).toMatchObject({
        minAmount: '100',
        maxAmount: '1000000',
        dailyLimit: '300',
        leftToday: '300',
      })
      orderOf(await sandbox.transfer(token, usdWithdrawal('150.01')))
      expect((await wireOf(sandbox, token))?.leftToday).toBe('149.99')
      const error = errorOf(await sandbox.transfer(token, usdWithdrawal('150')))
      expect(error).toMatchObject({
        code: 28116,
        message: 'Left today: 149.99 USD of the daily limit of 300.00 USD',
      })
      orderOf(await sandbox.transfer(token, usdWithdrawal('149.99')))
      await sandbox.control('POST', 'channels/limit', { ...limit, dailyLimit: '200' })
      expect((await wireOf(sandbox, token))?.leftToday).toBe('0')
      await sandbox.control('POST', 'channels/limit', { ...limit, dailyLimit: '2000000' })
    })

    test('an amount above the maximum of a network is refused, and the message names it', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '900000')
      const error = errorOf(await sandbox.transfer(token, usdtWithdrawal('500000.000001', tron)))
      expect(error).toMatchObject({
        code: 28116,
        message: 'Maximum transaction amount 500,000.00 USDT',
      })
    })

    test('simultaneous withdrawals cannot pass a daily limit together', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('5000')
      const limit = { direction: 'withdraw', channel: 'WIRE', dailyLimit: '500' }
      await sandbox.control('POST', 'channels/limit', limit)
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) =>
          sandbox.transfer(token, usdWithdrawal('200'), `at-once-${at}`),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await sandbox.walletOf(token)).toMatchObject({ marginUsd: '400' })
      await sandbox.control('POST', 'channels/limit', { ...limit, dailyLimit: '2000000' })
    })

    test('a closed network is listed with reason and time, takes nothing, and opens by itself', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '500')
      const reason = { en: 'Maintenance', cn: '系統維護', jp: 'メンテナンス中', ko: '점검 중' }
      const closing = { direction: 'withdraw', channel: 'TRC20', reason, minutes: 90 }
      expect((await sandbox.control('POST', 'channels/close', closing)).status).toBe(200)
      const until = new Date(clock().getTime() + 90 * 60_000)
      expect((await tronOf(sandbox, token))?.closed).toEqual({
        reason,
        until: until.toISOString(),
      })
      // The other direction is another matter.
      expect((await tronOf(sandbox, token, '1'))?.closed).toBeNull()

      const order = usdtWithdrawal('20', tron)
      const error = errorOf(await sandbox.transfer(token, order))
      expect(error).toMatchObject({ kind: 'refused', code: 28115 })
      expect(error?.message).toBe(
        `Tron (TRC20): closed until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC. Maintenance`,
      )
      const inKorean = await sandbox.send('transfer', {
        token,
        body: order,
        headers: { 'accept-language': 'ko' },
      })
      expect(await inKorean.text()).toContain('점검 중')
      expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '0' })
      pass(90 * 60)
      expect((await tronOf(sandbox, token))?.closed).toBeNull()
      orderOf(await sandbox.transfer(token, order))
    })

    test('wires that are closed without a time take nothing until the operator opens them', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('500')
      const way = { direction: 'withdraw', channel: 'WIRE' }
      await sandbox.control('POST', 'channels/close', { ...way, reason: 'Bank holiday' })
      expect((await wireOf(sandbox, token))?.closed).toMatchObject({
        reason: { en: 'Bank holiday', ko: 'Bank holiday' },
        until: null,
      })
      expect(errorOf(await sandbox.transfer(token, usdWithdrawal('100')))).toMatchObject({
        code: 28115,
        message: 'Bank wire: closed for now. Bank holiday',
      })
      await sandbox.control('POST', 'channels/open', way)
      expect((await wireOf(sandbox, token))?.closed).toBeNull()
      orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    })

    test('the proof of money that was sent is taken, whatever the limit and though the method is closed', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0')
      const picture = await sandbox.call('uploadImage', uploaded, {
        token,
        body: imageForm(tinyPng),
      })
      const url = picture.ok ? picture.value.url : ''
      const way = { direction: 'deposit', channel: 'PAYPAL' }
      await sandbox.control('POST', 'channels/close', { ...way, reason: 'Maintenance' })
      orderOf(await sandbox.transfer(token, proof('6500', url, 'PAYPAL')))
      expect(await methodOf(sandbox, token, 'PAYPAL')).toMatchObject({
        dailyLimit: '6000',
        leftToday: '0',
        closed: { until: null },
      })
      expect(await methodOf(sandbox, token, 'ACH')).toMatchObject({
        leftToday: '50000',
        closed: null,
      })
      await sandbox.control('POST', 'channels/open', way)
    })

    test.each([
      ['close', { direction: 'withdraw', channel: 'PAYPAL', reason: 'x' }],
      ['close', { direction: 'deposit', channel: 'SOLANA', reason: 'x' }],
      ['close', { direction: 'deposit', channel: 'TRC20', reason: ' ' }],
      ['close', { direction: 'both', channel: 'TRC20', reason: 'x' }],
      ['close', { direction: 'deposit', channel: 'TRC20', reason: 'x', minutes: 0 }],
      ['limit', { direction: 'withdraw', channel: 'WIRE', dailyLimit: '0' }],
      ['limit', { direction: 'deposit', channel: 'TRC20', dailyLimit: '5' }],
      ['open', { direction: 'withdraw', channel: 'ACH' }],
    ])('the operator cannot %s %j', async (call, body) => {
      expect((await get().control('POST', `channels/${call}`, body)).status).toBe(400)
    })

    test('a crash at any write of a withdrawal, of its decision, or of a limit changes nothing of what is left', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('5000')
      const limit = { direction: 'withdraw', channel: 'WIRE', dailyLimit: '1000' }
      const setLimit = () => sandbox.control('POST', 'channels/limit', limit)
      const left = async () => (await wireOf(sandbox, token))?.leftToday
      const before = await left()
      await crashAtEachWrite(sandbox, ['usd_channels'], async () => {
        expect((await setLimit()).status).toBe(500)
        expect(await left()).toBe(before)
      })
      await setLimit()
      const withdraw = () => sandbox.transfer(token, usdWithdrawal('400'), 'crashed')
      const written = ['transfers', 'reviews', 'postings', 'entries', 'mails']
      await crashAtEachWrite(sandbox, written, async () => {
        expect((await withdraw()).ok).toBe(false)
        expect(await left()).toBe('1000')
      })
      const order = orderOf(await withdraw())
      expect(orderOf(await withdraw())).toBe(order)
      expect(await left()).toBe('600')
      await crashAtEachWrite(sandbox, written, async () => {
        expect((await sandbox.review(order, 'BROKER', 'reject')).status).toBe(500)
        expect(await left()).toBe('600')
        expect(await sandbox.walletOf(token)).toMatchObject({ marginUsd: '400' })
      })
      await sandbox.review(order, 'BROKER', 'reject')
      expect(await left()).toBe('1000')

      const way = { direction: 'withdraw', channel: 'WIRE' }
      const close = () => sandbox.control('POST', 'channels/close', { ...way, reason: 'Holiday' })
      await crashAtEachWrite(sandbox, ['closures'], async () => {
        expect((await close()).status).toBe(500)
        expect((await wireOf(sandbox, token))?.closed).toBeNull()
      })
      await close()
      await crashAtEachWrite(sandbox, ['closures'], async () => {
        expect((await sandbox.control('POST', 'channels/open', way)).status).toBe(500)
        expect((await wireOf(sandbox, token))?.closed).not.toBeNull()
      })
      await sandbox.control('POST', 'channels/open', way)
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: '5000', marginUsd: '0' })
    })
  },
  { clock },
)
