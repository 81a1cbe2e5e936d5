import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it.each([
  [60, '1:00'],
  [125, '2:05'],
  [599, '9:59'],
  [3600, '60:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
