import { beforeAll, expect, it } from 'vitest'
import { dateCatalogues } from '../../../shared/text/dates/dates.ts'
import { localTime, queryTime } from './query-time.ts'

beforeAll(async () => {
  await Promise.all(Object.values(dateCatalogues).map((load) => load()))
})

it.each([
  [new Date(2026, 0, 2, 3, 4, 5), '01/02/2026 03:04:05'],
  [new Date(2026, 10, 21, 16, 6, 46), '11/21/2026 16:06:46'],
  [new Date(2027, 11, 31, 0, 0, 0), '12/31/2027 00:00:00'],
  [new Date(2027, 11, 31, 12, 0, 0), '12/31/2027 12:00:00'],
  [new Date(2027, 11, 31, 23, 59, 59), '12/31/2027 23:59:59'],
  [new Date(2028, 1, 29, 0, 5, 0), '02/29/2028 00:05:00'],
])('formats %s in local time as %s', (at, text) => {
  expect(queryTime(at)).toBe(text)
})

it.each([
  ['en', undefined],
  ['zh', '2026年3月2日 21:50'],
  ['ja', '2026年3月2日 21:50'],
  ['ko', '2026년 3월 2일 오후\u00a09:50'],
])('is also written as %s writes it, since 03/02 has two readings', (locale, text) => {
  expect(localTime(new Date(2026, 2, 2, 21, 50, 54), locale)).toBe(text)
})
