import { expect, it } from 'vitest'
import { redrawnSize } from './redrawn-size.ts'

it.each([
  ['a photo of 12 megapixels', 4032, 3024, 2400, 1800],
  ['a photo of 200 megapixels', 16_320, 12_240, 2400, 1800],
  ['a picture that is small already', 900, 1200, 900, 1200],
  ['a page as a screenshot, which keeps its width', 1080, 9000, 1080, 9000],
  ['a panorama, which keeps its height', 9000, 1080, 9000, 1080],
  ['a line of one pixel', 1, 60_000, 1, 16_384],
])('%s of %i × %i is redrawn at %i × %i', (_, width, height, newWidth, newHeight) => {
  expect(redrawnSize({ width, height })).toEqual({ width: newWidth, height: newHeight })
})

it('a longer page than a canvas can hold is as wide as it can be', () => {
  const { width, height } = redrawnSize({ width: 1080, height: 20_000 })
  expect(width).toBeGreaterThan(850)
  expect(height).toBeLessThanOrEqual(16_384)
})
