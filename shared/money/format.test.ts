import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDecimal } from './any-decimal.test-helper.ts'
import { compare } from './arithmetic.ts'
import { decimalText as d } from './decimal-text.ts'
import {
  amountWithUnit,
  formatAmount,
  formatBalance,
  formatRate,
  signedAmount,
  ungroupedAmount,
} from './format.ts'
import { spellingExamples } from './spelling-examples.ts'

describe('money as people read it', () => {
  it.each(spellingExamples)(
    '$value is $amount as an amount and $balance as a balance',
    (spelling) => {
      const value = d(spelling.value)
      expect(formatAmount(value)).toBe(spelling.amount)
      expect(formatBalance(value)).toBe(spelling.balance)
    },
  )

  it('has its unit beside it on the same line', () => {
    expect(amountWithUnit(d('1250.5'), 'USD')).toBe('1,250.50\u00a0USD')
  })

  it('has a sign as wide as the other where it comes and goes', () => {
    expect(signedAmount({ amount: d('1500'), direction: 'IN' })).toBe('+1,500.00')
    expect(signedAmount({ amount: d('1500'), direction: 'OUT' })).toBe('−1,500.00')
  })

  it('has no groups in a spreadsheet', () => {
    expect(ungroupedAmount(d('-1234567.5'))).toBe('-1234567.50')
  })

  it('has four digits in a rate', () => {
    expect(formatRate(d('1'))).toBe('1.0000')
    expect(formatRate(d('0.99854'))).toBe('0.99854')
  })

  it.each([
    [formatAmount, 2],
    [formatBalance, 4],
  ])('loses no digit', (format, least) => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const text = format(value)
        expect(text).toMatch(/^-?([1-9]\d{0,2}(,\d{3})*|0)\.\d+$/)
        expect((text.split('.')[1] ?? '').length).toBeGreaterThanOrEqual(least)
        expect(compare(d(text.replaceAll(',', '')), value)).toBe(0)
      }),
    )
  })
})
