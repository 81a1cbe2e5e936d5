import { PNG } from 'pngjs'

/** The ink in a picture of a signature. */
export interface InkMeasurement {
  readonly width: number
  readonly height: number
  /** Where the ink is, as shares of width and height. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Pixels that are ink, and those that are clear. */
  readonly inkPixels: number
  readonly clearPixels: number
  /** The brightest pixel that is wholly ink, 0 to 255. */
  readonly brightest: number
}

/** Reads which pixels of a PNG are ink. */
export function measureInk(bytes: Buffer): InkMeasurement {
  const { data, width, height } = PNG.sync.read(bytes)
  const ink = {
    left: width,
    right: -1,
    top: height,
    bottom: -1,
    inkPixels: 0,
    clearPixels: 0,
    brightest: 0,
  }
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    if (alpha === 0) ink.clearPixels++
    if (alpha < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ink.inkPixels++
    ink.left = Math.min(ink.left, x)
    ink.right = Math.max(ink.right, x + 1)
    ink.top = Math.min(ink.top, y)
    ink.bottom = Math.max(ink.bottom, y + 1)
    if (alpha === 255) ink.brightest = Math.max(ink.brightest, red, green, blue)
  }
  return {
    ...ink,
    width,
    height,
    left: ink.left / width,
    right: ink.right / width,
    top: ink.top / height,
    bottom: ink.bottom / height,
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
