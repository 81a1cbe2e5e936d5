import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dateCatalogues, formatDate } from './dates.ts'
import { isDate, isoDay } from './plain-dates.ts'

beforeAll(async () => {
  await Promise.all(Object.values(dateCatalogues).map((load) => load()))
})

const at = '2026-11-22T07:00:00Z'
const inTaipei = <Value>(run: () => Value): Value => {
  vi.stubEnv('TZ', 'Asia/Taipei')
  try {
    return run()
  } finally {
    vi.unstubAllEnvs()
  }
}

describe('a date of a server', () => {
  it.each([
    ['en', 'November 22, 2026 3:00:00 PM GMT+08:00'],
    ['zh', '2026年11月22日 15:00:00 GMT+08:00'],
    ['ja', '2026年11月22日 15:00:00 GMT+08:00'],
    ['ko', '2026년 11월 22일 오후\u00a03:00:00 GMT+08:00'],
  ])(
    'is formatted in the language %s, in the time zone of the device, which it names',
    (locale, text) => {
      expect(inTaipei(() => formatDate(at, 'zonedDateTime', locale))).toBe(text)
    },
  )

  it.each(['en', 'zh', 'ja', 'ko'])(
    'has the format of the specification for the query time in %s',
    (locale) => {
      expect(inTaipei(() => formatDate(at, 'queryTime', locale))).toBe('11/22/2026 15:00:00')
    },
  )

  it('is formatted in English in a language whose formats are not loaded', () => {
    expect(inTaipei(() => formatDate(at, 'zonedDateTime', 'fr'))).toBe(
      'November 22, 2026 3:00:00 PM GMT+08:00',
    )
  })

  it.each([undefined, null, '', 'soon', '2026-13-45', 'NaN'])('is left out if it is %j', (text) => {
    expect(isDate(text)).toBe(false)
    expect(formatDate(text, 'zonedDateTime')).toBeUndefined()
  })

  it('is never formatted as NaN or Invalid Date, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'zonedDateTime') ?? '').not.toMatch(/NaN|Invalid/)
      }),
    )
  })

  it('is never formatted as NaN or Invalid Date, whatever the date', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(formatDate(date.toISOString(), 'zonedDateTime') ?? '').not.toMatch(/NaN|Invalid/)
      }),
    )
  })
})

it('a day has two digits for month and day', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(isoDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
})
