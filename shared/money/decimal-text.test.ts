import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { decimal, decimalText } from './decimal-text.ts'

describe('a decimal on the wire', () => {
  it.each([
    ['100.50', '100.50'],
    [' 7 ', '7'],
    ['-0.5', '-0.5'],
    [100, '100'],
    [0.1, '0.1'],
    [-0, '0'],
    [1e-7, '0.0000001'],
    [1.234567890123456e-7, '0.0000001234567890123456'],
    [1e-30, '0.000000000000000000000000000001'],
    [1e21, '1000000000000000000000'],
  ])('%j is %s', (raw, text) => {
    expect(v.parse(decimal, raw)).toBe(text)
  })

  it.each([
    '',
    '1e5',
    '1,000',
    '.5',
    '5.',
    '+1',
    'NaN',
    '١',
    '1'.repeat(41),
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    true,
  ])('%j is not a decimal', (raw) => {
    expect(v.is(decimal, raw)).toBe(false)
  })

  it('is checked when our own code writes one', () => {
    expect(decimalText('100')).toBe('100')
    expect(() => decimalText('1e2')).toThrow(RangeError)
  })
})
