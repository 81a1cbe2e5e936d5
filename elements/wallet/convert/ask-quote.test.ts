import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { failed, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import {
  add,
  compare,
  divideUp,
  isPositive,
  multiply,
  subtract,
  truncate,
} from '../../../shared/money/arithmetic.ts'
import { type DecimalText, decimalText as d } from '../../../shared/money/decimal-text.ts'
import { askQuote, getFor, sendFor } from './ask-quote.ts'

interface Terms {
  readonly rate: string
  /** A share of the amount. */
  readonly share: string
  readonly fixed: string
}

/** The quote of a server that rounds in its own favour. */
function quoteOf({ rate, share, fixed }: Terms, amount: DecimalText): ConversionQuote {
  const fee = add(divideUp(multiply(amount, d(share)), d('1'), 6), d(fixed))
  const receives = truncate(multiply(subtract(amount, fee), d(rate)), 2)
  return { quoteId: amount, rate: d(rate), amount, fee, receives, validSeconds: 30 }
}

const ours: Terms = { rate: '0.9985', share: '0.001', fixed: '0' }
const terms = fc.record({
  rate: fc.constantFrom('0.9985', '1', '0.91237', '1.000001', '7.1'),
  share: fc.constantFrom('0', '0.001', '0.0125'),
  fixed: fc.constantFrom('0', '0.5', '1.25'),
})
const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((cents) => d((cents / 100).toFixed(2)))

const get = (amount: DecimalText) => ({ side: 'get', amount }) as const

describe('an amount of USD to get', () => {
  it('arrives, or a cent more, whether the fee is fixed, a share or both', async () => {
    await fc.assert(
      fc.asyncProperty(terms, cents, async (of, wanted) => {
        const load = vi.fn(async (amount: DecimalText) => ok(quoteOf(of, amount)) as never)
        const answer = await askQuote(load, get(wanted), quoteOf(of, d('100')))
        if (!answer.ok) throw new Error()
        const more = subtract(answer.value.receives, wanted)
        expect(['0', '0.01']).toContain(more)
        expect(load.mock.calls.length).toBeLessThan(4)
      }),
    )
  })

  it('is found without an earlier quote', async () => {
    const load = async (amount: DecimalText) => ok(quoteOf(ours, amount)) as never
    expect(await askQuote(load, get(d('100')))).toMatchObject({ value: { receives: '100' } })
  })

  it('is asked for once if the first guess is right', async () => {
    const load = vi.fn(async (amount: DecimalText) => ok(quoteOf(ours, amount)) as never)
    await askQuote(load, get(d('99.75')), quoteOf(ours, d('100')))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('of a server that follows no rule ends after three requests', async () => {
    const load = vi.fn(
      async (amount: DecimalText) => ok({ ...quoteOf(ours, amount), receives: d('5') }) as never,
    )
    expect(await askQuote(load, get(d('100')))).toMatchObject({ value: { receives: '5' } })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('that the server refuses is refused', async () => {
    const load = async () => failed('refused')
    expect(await askQuote(load, get(d('100')))).toMatchObject({ ok: false })
  })
})

it('what is shown before the quote of an amount is never more than what arrives', () => {
  fc.assert(
    fc.property(terms, cents, cents, (of, before, sent) => {
      // A fee that is fixed or a share; of both, only the server knows the sum.
      const one = of.share === '0' ? of : { ...of, fixed: '0' }
      const known = quoteOf(one, before)
      const shown = getFor(sent, known)
      if (!shown) return
      expect(isPositive(shown)).toBe(true)
      expect(compare(shown, quoteOf(one, sent).receives)).toBeLessThanOrEqual(0)
    }),
  )
})

it('a quote that leaves nothing tells no amount', () => {
  const nothing = { ...quoteOf(ours, d('1')), fee: d('1') }
  expect(sendFor(d('1'), nothing)).toBeUndefined()
  expect(getFor(d('1'), nothing)).toBeUndefined()
  expect(sendFor(d('1'), { ...quoteOf(ours, d('1')), rate: d('0') })).toBeUndefined()
})
