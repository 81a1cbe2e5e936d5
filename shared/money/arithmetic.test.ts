import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDecimal } from './any-decimal.test-helper.ts'
import {
  add,
  compare,
  divideUp,
  isPositive,
  min,
  multiply,
  subtract,
  truncate,
} from './arithmetic.ts'
import { decimalText as d } from './decimal-text.ts'

describe('arithmetic with money', () => {
  it('is exact where JavaScript numbers are not', () => {
    expect(add(d('0.1'), d('0.2'))).toBe('0.3')
    expect(subtract(d('123456789012345678.000001'), d('0.000001'))).toBe('123456789012345678')
    expect(add(d('0.00000000000000000001'), d('0'))).toBe('0.00000000000000000001')
    expect(add(d(`1${'0'.repeat(30)}`), d('1'))).toBe(`1${'0'.repeat(29)}1`)
  })

  it('compares by value, not by spelling', () => {
    expect(compare(d('10'), d('9'))).toBe(1)
    expect(compare(d('1.50'), d('01.5'))).toBe(0)
    expect(compare(d('-0'), d('0'))).toBe(0)
    expect(compare(d('-2'), d('-1'))).toBe(-1)
    expect(min(d('10'), d('9'))).toBe('9')
    expect([d('0.000001'), d('0'), d('-0'), d('-1')].map(isPositive)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('for any decimals', () => {
  it('truncate never adds to the size and takes less than one unit of the last digit', () => {
    expect(truncate(d('1234.5678'), 2)).toBe('1234.56')
    expect(truncate(d('99.999'), 0)).toBe('99')
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        const size = (text: string) => d(text.replace('-', ''))
        const cut = truncate(value, decimals)
        expect((cut.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals)
        const lost = subtract(size(value), size(cut))
        expect(compare(lost, d('0'))).toBeGreaterThanOrEqual(0)
        expect(compare(lost, d(decimals ? `0.${'1'.padStart(decimals, '0')}` : '1'))).toBe(-1)
      }),
    )
  })

  it('divideUp is enough, and one unit less would not be', () => {
    expect(divideUp(d('100'), d('3'), 2)).toBe('33.34')
    expect(divideUp(d('100'), d('4'), 2)).toBe('25')
    expect(divideUp(d('-100'), d('3'), 2)).toBe('-33.33')
    const divisor = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => d(`${units}`))
    fc.assert(
      fc.property(anyDecimal, divisor, fc.integer({ min: 0, max: 8 }), (a, b, decimals) => {
        const result = divideUp(a, b, decimals)
        const unit = d(decimals ? `0.${'1'.padStart(decimals, '0')}` : '1')
        expect(compare(multiply(result, b), a)).toBeGreaterThanOrEqual(0)
        expect(compare(multiply(subtract(result, unit), b), a)).toBe(-1)
      }),
    )
  })

  it('subtracting undoes adding', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0)
        expect(add(a, b)).toBe(add(b, a))
      }),
    )
  })

  it('no result has an exponent, is NaN or is minus zero', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        for (const result of [add(a, b), subtract(a, b)]) {
          expect(result).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
          expect(result).not.toBe('-0')
        }
      }),
    )
  })

  it('compare gives one order', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, anyDecimal, (a, b, c) => {
        expect(compare(a, a)).toBe(0)
        expect(compare(a, b) + compare(b, a)).toBe(0)
        const [low, middle, high] = [a, b, c].sort(compare)
        if (low === undefined || middle === undefined || high === undefined) throw new Error()
        expect(compare(low, middle)).toBeLessThanOrEqual(0)
        expect(compare(middle, high)).toBeLessThanOrEqual(0)
        expect(compare(low, high)).toBeLessThanOrEqual(0)
        expect(compare(min(a, b), a)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
