import { describe, expect, test } from 'vitest'
import { contrast, pairs, rgbOf } from './contrast.ts'
import { dark, light } from './tokens.ts'

test('the contrast of black on white is 21', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
})

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('in the %s theme', (_, palette) => {
  test.each(pairs)(
    '$front on $back has a contrast of at least $least',
    ({ front, back, least }) => {
      expect(contrast(rgbOf(palette[front]), rgbOf(palette[back]))).toBeGreaterThanOrEqual(least)
    },
  )
})
