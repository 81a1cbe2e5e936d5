import { expect, test } from 'vitest'
import { formatTime } from './dates.ts'

test('the control page shows a time in UTC', () => {
  expect(formatTime('2026-03-04T23:06:07+09:00')).toBe('2026-03-04 14:06:07 UTC')
  expect(formatTime(new Date(Date.UTC(2026, 11, 31, 23, 59, 59)))).toBe('2026-12-31 23:59:59 UTC')
})

test.each(['', 'soon', '2026-99-99'])('the control page shows no broken date for "%s"', (text) => {
  expect(formatTime(text)).toBe('time unknown')
})
