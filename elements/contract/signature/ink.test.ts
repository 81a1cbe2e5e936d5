import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ink, type InkPoint, isSignature, noInk, scaledTo, undone, withStroke } from './ink.ts'

const at = (x: number, y: number, time = 0): InkPoint => ({ x, y, time, pressure: 0.5 })

const anyWidth = fc.double({ min: 200, max: 2000, noNaN: true })
const anyPoint = fc.record({
  x: fc.double({ min: -100, max: 2100, noNaN: true }),
  y: fc.double({ min: -100, max: 900, noNaN: true }),
  time: fc.nat(),
  pressure: fc.double({ min: 0, max: 1, noNaN: true }),
})
const anyStroke = fc.array(anyPoint, { minLength: 1, maxLength: 12 })
const anyInk: fc.Arbitrary<Ink> = fc.record({
  width: anyWidth,
  strokes: fc.array(anyStroke, { maxLength: 6 }),
})

describe('on a canvas of another width', () => {
  test('every point is in the same place, in proportion', () => {
    fc.assert(
      fc.property(anyInk, anyWidth, (ink, width) => {
        const scaled = scaledTo(ink, width)
        expect(scaled.width).toBe(width)
        const shares = ({ width, strokes }: Ink) =>
          strokes.flat().flatMap(({ x, y }) => [x / width, y / width])
        for (const [n, share] of shares(scaled).entries()) {
          expect(share).toBeCloseTo(shares(ink)[n] ?? Number.NaN, 9)
        }
      }),
    )
  })

  test('scaling there and back restores every point with its time and pressure', () => {
    fc.assert(
      fc.property(anyInk, anyWidth, (ink, width) => {
        const back = scaledTo(scaledTo(ink, width), ink.width)
        for (const [n, point] of back.strokes.flat().entries()) {
          const before = ink.strokes.flat()[n]
          expect(point.x).toBeCloseTo(before?.x ?? Number.NaN, 6)
          expect(point.y).toBeCloseTo(before?.y ?? Number.NaN, 6)
          expect([point.time, point.pressure]).toEqual([before?.time, before?.pressure])
        }
      }),
    )
  })

  test('scaling does not change whether it is a signature', () => {
    fc.assert(
      fc.property(anyInk, fc.constantFrom(0.5, 2, 4), (ink, times) => {
        expect(isSignature(scaledTo(ink, ink.width * times))).toBe(isSignature(ink))
      }),
    )
  })
})

describe('undo', () => {
  test('removes the last stroke, on a canvas of any width', () => {
    fc.assert(
      fc.property(anyInk, anyWidth, anyStroke, (ink, width, stroke) => {
        expect(undone(withStroke(ink, width, stroke))).toEqual(scaledTo(ink, width))
      }),
    )
  })

  test('of nothing is nothing', () => expect(undone(noInk)).toEqual(noInk))
})

describe('a signature', () => {
  const strokes = (...all: InkPoint[][]): Ink => ({ width: 800, strokes: all })
  const line = (length: number, x = 200, y = 150) =>
    Array.from({ length: 9 }, (_, n) => at(x + (length * n) / 8, y))

  test.each<[string, Ink]>([
    ['nothing', noInk],
    ['a dot', strokes([at(100, 100)])],
    ['dots all over', strokes(...[0, 1, 2, 3, 4, 5].map((n) => [at(120 * n, 60 * n)]))],
    ['trembling dots', strokes(...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => line(10, 80 * n)))],
    ['a scribble in one place', strokes(Array.from({ length: 200 }, (_, n) => at(n % 9, 50)))],
    ['a slip of the pen', strokes(line(30))],
    ['a line beyond the edge', strokes(line(500, 900))],
    ['a stroke without points', strokes([])],
  ])('is not %s', (_, ink) => expect(isSignature(ink)).toBe(false))

  test.each<[string, Ink]>([
    ['a line', strokes(line(200))],
    ['a cross', strokes(line(60), [at(230, 120), at(230, 180)])],
    [
      'a character of a few short strokes',
      strokes(line(40), line(40, 200, 170), line(40, 200, 190)),
    ],
    ['a line with a dot', strokes(line(200), [at(500, 60)])],
  ])('is %s', (_, ink) => expect(isSignature(ink)).toBe(true))
})
