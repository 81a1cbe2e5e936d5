import { describe, expect, it } from 'vitest'
import { dialCode, dialRegions, formatInternational, formatMobile, readMobile } from './mobile.ts'

describe('A typed mobile number', () => {
  it.each([
    ['0912345678', 'TW', '+886912345678', 'TW'],
    ['912 345 678', 'TW', '+886912345678', 'TW'],
    ['０９１２－３４５－６７８', 'TW', '+886912345678', 'TW'],
    ['(202) 555-0143', 'US', '+12025550143', 'US'],
    ['090-1234-5678', 'JP', '+819012345678', 'JP'],
    ['010-1234-5678', 'KR', '+821012345678', 'KR'],
    ['5123 4567', 'HK', '+85251234567', 'HK'],
    ['+81 90 1234 5678', 'TW', '+819012345678', 'JP'],
    ['0081 90 1234 5678', 'TW', '+819012345678', 'JP'],
    ['+886912345678', '', '+886912345678', 'TW'],
    ['tel:+886-912-345-678', '', '+886912345678', 'TW'],
    ['手機：0912-345-678', 'TW', '+886912345678', 'TW'],
    ['Mobile: (+886) 912 345 678', 'US', '+886912345678', 'TW'],
    ['0912‑345−678', 'TW', '+886912345678', 'TW'],
    ['\u202a0912\u200b345678\u202c', 'TW', '+886912345678', 'TW'],
    ['٠٩١٢٣٤٥٦٧٨', 'TW', '+886912345678', 'TW'],
  ])('%s of %s is %s', (text, region, mobile, own) => {
    expect(readMobile(text, region)).toEqual({ ok: true, mobile, region: own })
  })

  it.each([
    ['', 'required'],
    [' \u3000', 'required'],
    ['12', 'invalid'],
    ['not a number', 'invalid'],
    ['call 0912345678', 'invalid'],
    ['0912345678 ext. 5', 'invalid'],
    ['09123456789012345', 'invalid'],
    ['+999 123456', 'invalid'],
  ])('%j is %s', (text, reason) => {
    expect(readMobile(text, 'TW')).toEqual({ ok: false, reason })
  })
})

it.each([
  ['0912345678', 'TW', '0912 345 678'],
  ['2025550143', 'US', '(202) 555-0143'],
  ['09012345678', 'JP', '090-1234-5678'],
  ['', 'JP', ''],
])('%s of %s is written %s', (text, region, written) => {
  expect(formatMobile(text, region)).toBe(written)
})

it('A number in E.164 is shown with its dial code and blanks', () => {
  expect(formatInternational('+886912345678')).toBe('+886 912 345 678')
  expect(formatInternational('+1')).toBe('+1')
})

it('Each region has a dial code', () => {
  expect(dialCode('TW')).toBe('+886')
  expect(dialCode('??')).toBe('')
  expect(dialRegions.length).toBeGreaterThan(230)
  for (const region of dialRegions) expect(dialCode(region), region).toMatch(/^\+\d{1,3}$/)
})
