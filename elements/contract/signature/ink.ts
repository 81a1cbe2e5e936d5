import { signatureHeightShare, signatureWidth } from '../../../shared/limits.ts'

/** Where the pen was, in CSS pixels of the canvas, and when, in milliseconds. */
export interface InkPoint {
  readonly x: number
  readonly y: number
  readonly time: number
  readonly pressure: number
}

/** Strokes as data, so that they outlive the canvas they were drawn on. */
export interface Ink {
  /** CSS pixels of the canvas they were drawn on. */
  readonly width: number
  readonly strokes: readonly (readonly InkPoint[])[]
}

export const noInk: Ink = { width: signatureWidth, strokes: [] }

/** The same drawing on a canvas of another width; every canvas has the same proportion. */
export function scaledTo(ink: Ink, width: number): Ink {
  if (width === ink.width) return ink
  const scale = width / ink.width
  const strokes = ink.strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  )
  return { width, strokes }
}

/** Adds a stroke that was drawn on a canvas of `width`; scales the others to that width. */
export const withStroke = (ink: Ink, width: number, stroke: readonly InkPoint[]): Ink => ({
  width,
  strokes: [...scaledTo(ink, width).strokes, stroke],
})

/** Without the last stroke. */
export const undone = (ink: Ink): Ink => ({ ...ink, strokes: ink.strokes.slice(0, -1) })

/** Shares of the canvas' width. A stroke below `dotExtent` is a dot, however shaky it is. */
const dotExtent = 0.02
const leastExtent = 0.04
const leastLength = 0.08

const extentOf = (points: readonly InkPoint[]): number => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const lengthOf = (points: readonly InkPoint[]): number =>
  points.reduce((length, { x, y }, at) => {
    const before = points[at - 1]
    return before ? length + Math.hypot(x - before.x, y - before.y) : 0
  }, 0)

/**
 * Whether the ink is a signature. Dots and a slip of the pen are none; one long stroke or a cross
 * is one, because a signature may look like anything.
 */
export function isSignature({ width, strokes }: Ink): boolean {
  const height = width * signatureHeightShare
  const inside = (value: number, end: number) => Math.min(Math.max(value, 0), end)
  const lines = strokes
    // Beyond the edge nothing is visible.
    .map((stroke) =>
      stroke.map((point) => ({ ...point, x: inside(point.x, width), y: inside(point.y, height) })),
    )
    .filter((stroke) => stroke.length > 1 && extentOf(stroke) >= dotExtent * width)
  if (lines.length === 0) return false
  const length = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  return length >= leastLength * width && extentOf(lines.flat()) >= leastExtent * width
}
