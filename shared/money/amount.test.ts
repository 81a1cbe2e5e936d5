import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'
import { isDecimalText } from './decimal-text.ts'
import { everyNotation } from './every-notation.test-helper.ts'

const read = (text: string, currency: Currency = 'USDT') => {
  const reading = readAmount(text, currencies[currency])
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
    ['+150', '150'],
  ])('%s is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['100,50', '100.5'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1250,5', '1250.5'],
    ['1.250,50', '1250.5'],
    ['1.234.567', '1234567'],
    ['1.234.567,5', '1234567.5'],
    ['1 250,50', '1250.5'],
    ['1\u00a0250,50', '1250.5'],
    ['1\u202f250,50', '1250.5'],
    ['1\u2009250,50', '1250.5'],
    ["1'250.50", '1250.5'],
    ['1’250.50', '1250.5'],
    ['1’250,50', '1250.5'],
    ['1,00,000', '100000'],
    ['12,34,567.50', '1234567.5'],
    ['100.–', '100'],
    ['100,-', '100'],
    ['100,-- ', '100'],
    ['1.250,-', '1250'],
    ['1’250.–', '1250'],
    ['12,500.-', '12500'],
    ['1.250,', '1250'],
  ])('is read in the notation of any region: %s is %s', (text, value) => {
    expect(read(text)).toBe(value)
    expect(read(text, 'USD')).toBe(value)
  })

  it.each([
    ['１２３４．５', '1234.5'],
    ['１，２３４', '1234'],
    ['１００。５０', '100.5'],
    ['１００，５０', '100.5'],
    ['1、234', '1234'],
    [' 1 234.5\n', '1234.5'],
    ['\u3000１００', '100'],
    ['\u200e100\u200b', '100'],
    ['\u202a100\u202c', '100'],
    ['\ufeff100', '100'],
    ['\u061c100', '100'],
    ['١٢٣', '123'],
    ['١٬٢٣٤٫٥٠', '1234.5'],
    ['۱۲۳٫۵', '123.5'],
    ['१२३', '123'],
  ])('is read from another keyboard or page: %j is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['USD', '$100'],
    ['USD', '＄100'],
    ['USD', 'US$ 100'],
    ['USD', 'U.S. $100'],
    ['USD', '100 $US'],
    ['USD', '100 USD'],
    ['USD', 'USD100'],
    ['USD', 'usd 100.00'],
    ['USD', '+$100'],
    ['USD', '$100 USD'],
    ['USD', '100 (USD)'],
    ['USD', '100 dollars'],
    ['USD', '100元'],
    ['USD', '100美元'],
    ['USD', '100 ドル'],
    ['USD', '100ﾄﾞﾙ'],
    ['USD', '100달러'],
    ['USDT', '100 USDT'],
    ['USDT', 'USDT100'],
    ['USDT', '₮100'],
    ['USDT', 'USDT: 100'],
    ['USDT', 'USDT：１００'],
    ['USDT', 'USDT\t100\n'],
    ['USDT', '$100'],
    ['USDT', '100元'],
    ['USDT', '100 泰達幣'],
  ] as const)('may have the name or the sign of %s: %s', (currency, text) => {
    expect(read(text, currency)).toBe('100')
  })

  it.each([
    ['USD', '100 EUR'],
    ['USD', '€100'],
    ['USD', '¥100'],
    ['USD', '100円'],
    ['USD', '100원'],
    ['USD', 'HK$100'],
    ['USD', 'NT$ 100'],
    ['USD', '100 BTC'],
    ['USD', '100 USDT'],
    ['USD', '₮100'],
    ['USD', 'Rs. 100'],
    ['USD', '$100 EUR'],
    ['USDT', '100 USD'],
    ['USDT', 'US$100'],
    ['USDT', '100美元'],
    ['USDT', '100 USDC'],
  ] as const)('of %s is not %s', (currency, text) => {
    expect(read(text, currency)).toBe('no: currency')
  })

  it.each([
    '1萬',
    '1.5万',
    '10만',
    '10만원',
    '3백5십',
    '1億',
    '10k',
    '$1.5M',
    '2 lakh',
    '1 million',
  ])('is written in figures, and not as %s', (text) => {
    expect(read(text)).toBe('no: multiple')
    expect(read(text, 'USD')).toBe('no: multiple')
  })

  it.each(['', ' ', '\u3000\u00a0', '\u200b'])('%j is empty', (text) => {
    expect(read(text)).toBe('no: empty')
  })

  it.each(['-5', '−5', '–5', '－５', '5-', '-', '-0', '-$5', '$-5', '5+', '±5'])(
    '%s has a sign',
    (text) => {
      expect(read(text)).toBe('no: sign')
    },
  )

  it.each([
    '1,234,',
    '1,,234',
    '1.2.3',
    '1.250.50',
    '1,250,50',
    '1.23.456',
    '1,234.567,8',
    '0,500,000',
    '1 2',
    '1 2345',
    '100\t200',
    '100\n200',
    '100\r\n200',
    '100\u2028200',
    '5 .5',
    '.',
    ',',
    '1e5',
    '1E5',
    '1e-5',
    '0x10',
    '1a2',
    '1_000',
    '1٢',
    '一百',
    '10²',
    '①',
    '½',
    '(100)',
    '100%',
    'NaN',
    'Infinity',
    '\u202e001',
    '1\u0000',
  ])('%s is not written as an amount', (text) => {
    expect(read(text)).toBe('no: format')
  })

  it('may have the fraction digits of its currency, trailing zeros not counted', () => {
    expect(read('1.25', 'USD')).toBe('1.25')
    expect(read('1.2500', 'USD')).toBe('1.25')
    expect(read('1.2550', 'USD')).toBe('no: decimals')
    expect(read('0.000001')).toBe('0.000001')
    expect(read('0.0000001')).toBe('no: decimals')
  })

  it('has no more digits after a comma than its currency: they may be groups', () => {
    expect(read('100,500', 'USD')).toBe('100500')
    expect(read('0,500', 'USD')).toBe('no: decimals')
    expect(read('1,0000', 'USD')).toBe('no: decimals')
    expect(read('1234,567', 'USD')).toBe('no: decimals')
    expect(read('0,125')).toBe('0.125')
    expect(read('1234,567')).toBe('1234.567')
  })

  it('is refused if it is too long', () => {
    expect(read('1234567890123456789')).toBe('no: length')
    expect(read('9'.repeat(10_000))).toBe('no: length')
    expect(read(' '.repeat(10_000))).toBe('no: length')
    expect(read('0'.repeat(64))).toBe('0')
    expect(read('0'.repeat(65))).toBe('no: length')
  })
})

describe('one mark before three digits', () => {
  it.each([
    ['12,500', '12500', '12.5'],
    ['12，500', '12500', '12.5'],
    ['1.250', '1.25', '1250'],
    ['400.123', '400.123', '400123'],
  ])('is read as in en-US, with the other reading: %s', (text, value, otherwise) => {
    expect(readAmount(text, currencies.USDT)).toEqual({ ok: true, value, otherwise })
  })

  it.each(['1.250', '12.500', '100.000', '$ 1.250'])('is refused in cents: %s', (text) => {
    expect(read(text, 'USD')).toBe('no: unclear')
  })

  it.each(['0.500', '1234.500', '1,250.500'])('is clear if it cannot be a group: %s', (text) => {
    expect(readAmount(text, currencies.USD)).not.toHaveProperty('otherwise')
    expect(readAmount(text, currencies.USD).ok).toBe(true)
  })
})

describe('what any language prints', () => {
  const tags = everyNotation()
  const cents = fc.integer({ min: 0, max: 99_999_999_999 })
  const decimalOf = (amount: number) => String(amount / 100)

  it('is read back', () => {
    expect(tags.length).toBeGreaterThan(20)
    // A tag that groups otherwise than any keyboard, 1 23 45 678, is refused.
    const isRead = (tag: string) =>
      read(new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(1234567.5)) ===
      '1234567.5'
    expect(tags.filter((tag) => !isRead(tag)).length).toBeLessThan(3)
  })

  it('is read as that amount, or refused, with and without groups and currency', () => {
    const style = fc.constantFrom<Intl.NumberFormatOptions>(
      {},
      ...(['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({
        style: 'currency' as const,
        currency: 'USD',
        currencyDisplay,
      })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...tags),
        cents,
        fc.boolean(),
        style,
        fc.constantFrom<Currency>('USD', 'USDT'),
        (tag, amount, useGrouping, options, currency) => {
          const text = new Intl.NumberFormat(tag, {
            ...options,
            useGrouping,
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          }).format(amount / 100)
          const reading = readAmount(text, currencies[currency])
          if (!reading.ok) return
          expect(reading.value, text).toBe(decimalOf(amount))
          expect(reading, text).not.toHaveProperty('otherwise')
        },
      ),
      { numRuns: process.env.FULL ? 3000 : 600 },
    )
  })
})

const nearly = fc.string({
  unit: fc.constantFrom(..."0123456789.,-+ e０．，\u00a0'٬٫٣$萬"),
  maxLength: 70,
})

describe('any typed text', () => {
  it('is either refused or a plain decimal that reads as itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), nearly),
        fc.integer({ min: 0, max: 40 }),
        (text, decimals) => {
          const currency = { unit: 'USD', decimals } as const
          const reading = readAmount(text, currency)
          if (!reading.ok) return
          expect(isDecimalText(reading.value)).toBe(true)
          expect(reading.value).toMatch(/^(0|[1-9]\d{0,17})(\.\d*[1-9])?$/)
          expect(readAmount(reading.value, currency)).toMatchObject({ value: reading.value })
        },
      ),
      { numRuns: 500 },
    )
  })
})
