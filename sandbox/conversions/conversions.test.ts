import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { conversionQuote } from '../../shared/api/wire/conversion.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { errorOf, ledgerSums, type TestSandbox } from '../testing/test-sandbox.ts'
import { conversionOf, conversionTerms } from './settings.ts'

test('fee and rounding are never in favour of the account holder', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (millionths) => {
      const amount = Big(millionths.toString()).div(1_000_000)
      const { fee, receives } = conversionOf(amount)
      const { rate, feePercent } = conversionTerms
      expect(fee.round(6).eq(fee) && receives.round(2).eq(receives)).toBe(true)
      expect(fee.gte(amount.times(feePercent).div(100))).toBe(true)
      const exact = amount.minus(fee).times(rate)
      expect(receives.lte(exact) && exact.minus(receives).lt('0.01')).toBe(true)
    }),
  )
})

const quote = async (sandbox: TestSandbox, token: string, amount: string) => {
  const answer = await sandbox.call('getConversionQuote', itemOf(conversionQuote), {
    token,
    body: { amount },
  })
  if (!answer.ok || !answer.value) throw new Error(errorOf(answer)?.message)
  return answer.value
}

const convert = (sandbox: TestSandbox, token: string, quoteId: unknown, key?: string) =>
  sandbox.call('convert', itemOf(historyRecord), {
    token,
    body: { quoteId },
    ...(key && { key }),
  })

const time = createTestClock()

eachDatabase(
  (get) => {
    test('USDT become USD at the quoted rate, less the fee', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('10', '500')
      const quoted = await quote(sandbox, token, '100.5')
      expect(quoted).toMatchObject({
        rate: '0.9985',
        amount: '100.5',
        fee: '0.1005',
        receives: '100.24',
        validSeconds: 30,
      })
      expect(await convert(sandbox, token, quoted.quoteId)).toMatchObject({
        ok: true,
        value: {
          type: 'TRANSFER',
          direction: 'OUT',
          status: 'Success',
          currency: 'USDT',
          amount: '100.5',
          fee: '0.1005',
          converted: { currency: 'USD', amount: '100.24', rate: '0.9985' },
        },
      })
      expect(await sandbox.walletOf(token)).toMatchObject({
        amount: '110.24',
        cryptoAmount: '399.5',
      })
      expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
    })

    test('a quote expires', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '500')
      const [early, late] = [await quote(sandbox, token, '10'), await quote(sandbox, token, '10')]
      time.pass(29)
      expect((await convert(sandbox, token, early.quoteId)).ok).toBe(true)
      time.pass(1)
      expect(errorOf(await convert(sandbox, token, late.quoteId))).toMatchObject({
        kind: 'refused',
        code: refusalCodes.quoteExpired,
      })
      expect(await sandbox.walletOf(token)).toMatchObject({ cryptoAmount: '490' })
      time.pass(3 * 24 * 60 * 60)
      await quote(sandbox, token, '10')
      expect(errorOf(await convert(sandbox, token, late.quoteId))).toMatchObject({ code: 28101 })
    })

    test('a quote can be used once, and a repeated key gets the same answer', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '500')
      const { quoteId } = await quote(sandbox, token, '100')
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => convert(sandbox, token, quoteId, 'once')),
      )
      const orders = answers.map((answer) => answer.ok && answer.value?.orderNumber)
      expect(new Set(orders).size).toBe(1)
      time.pass(60)
      expect(await convert(sandbox, token, quoteId, 'once')).toEqual(answers[0])
      const again = errorOf(await convert(sandbox, token, quoteId))
      expect(again?.message).toBe('This rate has already been used')
      expect(await sandbox.walletOf(token)).toMatchObject({ cryptoAmount: '400' })
    })

    test('a quote belongs to its account', async () => {
      const sandbox = get()
      const [token, other] = [
        await sandbox.createAccount('0', '500'),
        await sandbox.createAccount('0', '500'),
      ]
      const { quoteId } = await quote(sandbox, token, '100')
      for (const id of [quoteId, '', 'unknown']) {
        expect(errorOf(await convert(sandbox, other, id))).toMatchObject({ code: 28101 })
      }
      expect(errorOf(await convert(sandbox, other, 7))?.message).toContain('quoteId')
    })

    test('money that was sent after the quote cannot be converted', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '100')
      const [first, second] = [await quote(sandbox, token, '60'), await quote(sandbox, token, '60')]
      expect((await convert(sandbox, token, first.quoteId)).ok).toBe(true)
      expect(errorOf(await convert(sandbox, token, second.quoteId))?.message).toBe(
        'Maximum transaction amount 40.00 USDT',
      )
    })

    test.each([
      ['0', 'Please enter an amount'],
      ['0.0000001', 'no more than 6 decimal places'],
      ['0.01', 'too small'],
      ['500.000001', 'Maximum transaction amount 500.00 USDT'],
      ['1e2', 'amount'],
    ])('no rate is quoted for %s USDT', async (amount, words) => {
      const sandbox = get()
      const token = await sandbox.createAccount('0', '500')
      const answer = await sandbox.call('getConversionQuote', itemOf(conversionQuote), {
        token,
        body: { amount },
      })
      expect(errorOf(answer)?.message).toContain(words)
    })
  },
  { clock: time.clock },
)
