import { expect, it } from 'vitest'
import { isDate, isoDay } from './iso-day.ts'

it('a day has two digits for month and day', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(isoDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
  expect(isoDay(new Date('0800-03-01T12:00'))).toBe('0800-03-01')
})

it.each(['', 'soon', '2026-13-45', 'NaN'])('%j is no date', (text) => {
  expect(isDate(text)).toBe(false)
})

it('what a server writes is one', () => {
  expect(isDate('2026-11-22T07:00:00Z')).toBe(true)
})
