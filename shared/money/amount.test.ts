import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './amount.ts'
import { currencies } from './currency.ts'
import { isDecimalText } from './decimal-text.ts'

const read = (text: string, decimals = 6) => {
  const reading = readAmount(text, { decimals })
  return reading.ok ? reading.value : `no: ${reading.reason}`
}

describe('an amount that a person types', () => {
  it.each([
    ['1234', '1234'],
    ['1234.5', '1234.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['1.500000000', '1.5'],
    ['100.00', '100'],
    ['0', '0'],
    ['0.0', '0'],
    ['000', '0'],
    ['1,234', '1234'],
    ['1,234,567.89', '1234567.89'],
    ['123456789012345678', '123456789012345678'],
    ['000000123456789012345678', '123456789012345678'],
  ])('%s is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['１２３４．５', '1234.5'],
    ['１，２３４', '1234'],
    [' 1 234.5\n', '1234.5'],
    ['1\u00a0234', '1234'],
    ['1\u202f234', '1234'],
    ['1\u2009234', '1234'],
    ['\u3000１００', '100'],
    ['\u200e100\u200b', '100'],
    ['\u202a100\u202c', '100'],
    ['\ufeff100', '100'],
  ])('is read from the spelling of another keyboard or page: %j', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each(['', ' ', '\u3000\u00a0', '\u200b'])('%j is empty', (text) => {
    expect(read(text)).toBe('no: empty')
  })

  it.each(['-5', '+5', '−5', '–5', '－５', '5-', '-', '-0'])('%s has a sign', (text) => {
    expect(read(text)).toBe('no: sign')
  })

  it.each([
    '1,5',
    '0,500',
    '1.234,56',
    '1234,567',
    '1,23,456',
    '1,234,',
    ',5',
    '1,,234',
    '1.2.3',
    '1.234.567',
    '.',
    ',',
    '1e5',
    '1E5',
    '1e-5',
    '0x10',
    '1_000',
    "1'000",
    '١٢٣',
    '१२३',
    '一百',
    '10²',
    '①',
    '½',
    '$100',
    '100 USD',
    '(100)',
    'NaN',
    'Infinity',
    '\u202e001',
    '1\u0000',
  ])('%s is not written as an amount', (text) => {
    expect(read(text)).toBe('no: format')
  })

  it('may have the fraction digits of its currency, trailing zeros not counted', () => {
    expect(read('1.25', currencies.USD.decimals)).toBe('1.25')
    expect(read('1.2500', currencies.USD.decimals)).toBe('1.25')
    expect(read('1.255', currencies.USD.decimals)).toBe('no: decimals')
    expect(read('0.000001', currencies.USDT.decimals)).toBe('0.000001')
    expect(read('0.0000001', currencies.USDT.decimals)).toBe('no: decimals')
    expect(read('1.0', 0)).toBe('1')
  })

  it('is refused if it is too long', () => {
    expect(read('1234567890123456789')).toBe('no: length')
    expect(read('9'.repeat(10_000))).toBe('no: length')
    expect(read(' '.repeat(10_000))).toBe('no: length')
    expect(read('0'.repeat(64))).toBe('0')
    expect(read('0'.repeat(65))).toBe('no: length')
  })
})

const nearly = fc.string({
  unit: fc.constantFrom(...'0123456789.,-+ e０．，\u00a0'),
  maxLength: 70,
})

describe('any typed text', () => {
  it('is either refused or a plain decimal that reads as itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), nearly),
        fc.integer({ min: 0, max: 40 }),
        (text, decimals) => {
          const reading = readAmount(text, { decimals })
          if (!reading.ok) return
          expect(isDecimalText(reading.value)).toBe(true)
          expect(reading.value).toMatch(/^(0|[1-9]\d{0,17})(\.\d*[1-9])?$/)
          expect(readAmount(reading.value, { decimals })).toEqual(reading)
        },
      ),
      { numRuns: 500 },
    )
  })
})
