import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moment, timeUntil } from './clocks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts down to a moment', () => {
  const then = moment(30_000)
  expect(timeUntil(then)).toBe(30_000)
  vi.advanceTimersByTime(31_000)
  expect(timeUntil(then)).toBe(-1000)
})

it('counts on if the clock of the device is set back', () => {
  const then = moment(30_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(timeUntil(then)).toBe(30_000)
  vi.advanceTimersByTime(30_000)
  expect(timeUntil(then)).toBe(0)
})

it('counts the time in which the page was suspended', () => {
  const then = moment(30_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(timeUntil(then)).toBeLessThan(0)
})
