import { PNG } from 'pngjs'

/** The ink in a picture of a signature. */
export interface SeenInk {
  readonly width: number
  readonly height: number
  /** Where the ink is, as shares of width and height. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Pixels that are ink, and those that are clear. */
  readonly inked: number
  readonly clear: number
  /** The brightest pixel that is wholly ink, 0 to 255. */
  readonly brightest: number
}

/** Reads which pixels of a PNG are ink. */
export function seeInk(bytes: Buffer): SeenInk {
  const { data, width, height } = PNG.sync.read(bytes)
  const seen = { left: width, right: -1, top: height, bottom: -1, inked: 0, clear: 0, brightest: 0 }
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    if (alpha === 0) seen.clear++
    if (alpha < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    seen.inked++
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x + 1)
    seen.top = Math.min(seen.top, y)
    seen.bottom = Math.max(seen.bottom, y + 1)
    if (alpha === 255) seen.brightest = Math.max(seen.brightest, red, green, blue)
  }
  return {
    ...seen,
    width,
    height,
    left: seen.left / width,
    right: seen.right / width,
    top: seen.top / height,
    bottom: seen.bottom / height,
  }
}

/** How many pixels of a column are ink; `across` is the column's place as a share of the width. */
export function inkInColumn(bytes: Buffer, across: number): number {
  const { data, width, height } = PNG.sync.read(bytes)
  const x = Math.round(across * width)
  let count = 0
  for (let y = 0; y < height; y++) count += (data[(y * width + x) * 4 + 3] ?? 0) / 255
  return count
}
