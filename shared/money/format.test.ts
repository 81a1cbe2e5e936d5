import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDecimal } from './any-decimal.test-helper.ts'
import { compare } from './arithmetic.ts'
import { decimalText as d } from './decimal-text.ts'
import { formatAmount } from './format.ts'

describe('an amount as people read it', () => {
  it.each([
    ['0', '0.0000'],
    ['-0', '0.0000'],
    ['1', '1.0000'],
    ['999', '999.0000'],
    ['1000', '1,000.0000'],
    ['-1234567.5', '-1,234,567.5000'],
    ['007.5', '7.5000'],
    ['0.123456', '0.123456'],
    ['1.500000', '1.5000'],
    ['123456789012345678.123456789', '123,456,789,012,345,678.123456789'],
  ])('%s reads %s', (value, text) => {
    expect(formatAmount(d(value))).toBe(text)
  })

  it('has as many fraction digits as asked for, and never fewer than it needs', () => {
    expect(formatAmount(d('100'), 0)).toBe('100')
    expect(formatAmount(d('100.5'), 0)).toBe('100.5')
    expect(formatAmount(d('100.5'), 2)).toBe('100.50')
  })

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 8 }), (value, minFraction) => {
        const text = formatAmount(value, minFraction)
        expect(text).toMatch(/^-?([1-9]\d{0,2}(,\d{3})*|0)(\.\d+)?$/)
        expect((text.split('.')[1] ?? '').length).toBeGreaterThanOrEqual(minFraction)
        expect(compare(d(text.replaceAll(',', '')), value)).toBe(0)
      }),
    )
  })
})
