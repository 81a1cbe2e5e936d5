import { expect, it } from 'vitest'
import { secondsUntil } from './use-seconds-left.ts'

it('rounds a started second up, and gives 0 once the time is past', () => {
  const at = (ms: number) => ({ device: ms, page: ms })
  expect(secondsUntil(at(2001), at(1000))).toBe(2)
  expect(secondsUntil(at(1000), at(2000))).toBe(0)
})
