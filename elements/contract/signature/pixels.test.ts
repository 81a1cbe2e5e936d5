import { describe, expect, test } from 'vitest'
import { isInkOnClear, paperToInk } from './pixels.ts'

const width = 160
const height = 60

/** A picture from a function of x and y that gives red, green, blue and alpha. */
const image = (colourAt: (x: number, y: number) => readonly number[]) => {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), (y * width + x) * 4)
  }
  return pixels
}
const grey = (value: number, alpha = 255) => [value, value, value, alpha] as const
/** A bar as thick as a pen's line. */
const isWriting = (x: number, y: number) => x >= 40 && x < 120 && y >= 28 && y < 31
const alphaAt = (pixels: Uint8ClampedArray, x: number, y: number) => pixels[(y * width + x) * 4 + 3]
/** The same noise in every run. */
const noiseAt = (x: number, y: number) => ((x * 7919 + y * 104729) % 17) - 8

describe('the image that a browser returns', () => {
  test.each([
    ['nothing', image(() => [0, 0, 0, 0])],
    ['white', image(() => grey(255))],
    ['black', image(() => grey(0))],
    ['noise', image((x, y) => [0, 1, 2, 3].map((n) => (x * 31 + y * 57 + n * 101) % 251))],
    ['a speck', image((x, y) => (x < 3 && y < 3 ? grey(0) : [0, 0, 0, 0]))],
    ['light ink', image((x, y) => (isWriting(x, y) ? grey(240) : [0, 0, 0, 0]))],
  ])('is no signature if it is %s', (_, pixels) => expect(isInkOnClear(pixels)).toBe(false))

  test('is a signature if it is dark on a clear ground', () => {
    const pixels = image((x, y) => (isWriting(x, y) ? [21, 18, 12, 255] : [0, 0, 0, 0]))
    expect(isInkOnClear(pixels)).toBe(true)
  })
})

describe('a picture of a signature', () => {
  test.each<[string, (x: number, y: number) => readonly number[]]>([
    ['black on white', (x, y) => grey(isWriting(x, y) ? 0 : 255)],
    ['blue on white', (x, y) => (isWriting(x, y) ? [30, 50, 150, 255] : grey(250))],
    ['pencil on grey', (x, y) => grey(isWriting(x, y) ? 140 : 215)],
    ['a photograph with noise', (x, y) => grey((isWriting(x, y) ? 60 : 200) + noiseAt(x, y))],
    ['half in the shade', (x, y) => grey((isWriting(x, y) ? 0.3 : 1) * (230 - 0.7 * x))],
    ['light on dark', (x, y) => grey(isWriting(x, y) ? 230 : 20)],
    ['cut out, in white', (x, y) => (isWriting(x, y) ? grey(255) : grey(0, 0))],
  ])('becomes ink on a clear ground: %s', (_, colourAt) => {
    const pixels = image(colourAt)
    const box = paperToInk(pixels, width, height)
    expect(box).toEqual({ left: 39, top: 27, width: 82, height: 5 })
    expect([...pixels.slice((29 * width + 80) * 4, (29 * width + 80) * 4 + 3)]).toEqual([
      21, 18, 12,
    ])
    expect(alphaAt(pixels, 80, 29)).toBeGreaterThan(200)
    for (const [x, y] of [
      [2, 2],
      [80, 10],
      [158, 58],
      [20, 29],
    ] as const) {
      expect(alphaAt(pixels, x, y)).toBeLessThan(20)
    }
  })

  test.each([
    ['a white sheet', image(() => grey(255))],
    ['a grey sheet with noise', image((x, y) => grey(200 + noiseAt(x, y)))],
    ['a sheet half in the shade', image((x) => grey(230 - 0.7 * x))],
    ['nothing at all', image(() => grey(0, 0))],
  ])('is not found on %s', (_, pixels) => {
    const before = Uint8ClampedArray.from(pixels)
    expect(paperToInk(pixels, width, height)).toBeUndefined()
    expect(pixels).toEqual(before)
  })
})
