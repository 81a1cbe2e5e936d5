import { expect, it } from 'vitest'
import { isoDay } from './plain-dates.ts'
import { addWorkingDays } from './working-days.ts'

it.each([
  ['a Friday', '2026-11-27', 7, '2026-12-08'],
  ['a Monday', '2026-11-30', 7, '2026-12-09'],
  ['a Saturday', '2026-11-28', 7, '2026-12-08'],
  ['a Sunday', '2026-11-29', 1, '2026-11-30'],
  ['the last working day of a year', '2026-12-31', 1, '2027-01-01'],
])('leaves out weekends after %s', (_, from, days, expected) => {
  expect(isoDay(addWorkingDays(new Date(`${from}T15:00:00`), days))).toBe(expected)
})
