import { expect, it } from 'vitest'
import { clockTime, secondsUntil } from './use-seconds-left.ts'

it.each([
  [60, '1:00'],
  [125, '2:05'],
  [599, '9:59'],
  [3600, '60:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

it('rounds a started second up, and gives 0 once the time is past', () => {
  const at = (ms: number) => ({ device: ms, page: ms })
  expect(secondsUntil(at(2001), at(1000))).toBe(2)
  expect(secondsUntil(at(1000), at(2000))).toBe(0)
})
