import { inkRgb } from './ink-colour.ts'

/** RGBA, row by row, as `getImageData` gives them. */
type Pixels = Uint8ClampedArray

/** Luminance of a pixel on white paper, 0 to 255. */
const luminanceAt = (pixels: Pixels, at: number): number => {
  const red = pixels[at] ?? 0
  const green = pixels[at + 1] ?? 0
  const blue = pixels[at + 2] ?? 0
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 255 + ((luminance - 255) * (pixels[at + 3] ?? 0)) / 255
}

/** Fewer dark pixels are no signature, even on the smallest canvas. */
const leastInk = 16
/** A canvas that is guarded against fingerprinting gives white or noise; noise is transparent by 1 in 256. */
const leastClear = 0.1

/** Whether there is dark ink on a clear ground: neither a blank, nor white, nor noise. */
export function isInkOnClear(pixels: Pixels): boolean {
  let ink = 0
  let clear = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) clear++
    else if (alpha >= 128 && luminanceAt(pixels, at) < 160) ink++
  }
  return ink >= leastInk && clear >= (leastClear * pixels.length) / 4
}

/** The value below which that share of a histogram lies. */
const percentile = (histogram: Uint32Array, share: number): number => {
  let left = share * histogram.reduce((sum, count) => sum + count, 0)
  for (const [value, count] of histogram.entries()) {
    left -= count
    if (left < 0) return value
  }
  return histogram.length - 1
}

/** A coarse picture of brightness. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly values: readonly number[]
}

/** Computes each cell from its neighbours and itself. */
const blended = ({ columns, rows, values }: Grid, blend: (near: number[]) => number): Grid => ({
  columns,
  rows,
  values: values.map((_, at) => {
    const near: number[] = []
    for (let row = Math.floor(at / columns) - 1; row <= Math.floor(at / columns) + 1; row++) {
      for (let column = (at % columns) - 1; column <= (at % columns) + 1; column++) {
        const isInside = row >= 0 && row < rows && column >= 0 && column < columns
        if (isInside) near.push(values[row * columns + column] ?? 0)
      }
    }
    return blend(near)
  }),
})

const cellsAcross = 16

/** How bright the paper is, region by region: a photograph has shadows, and grey corners. */
const paperOf = (light: Float32Array, width: number, height: number): Grid => {
  const cell = Math.ceil(Math.max(width, height) / cellsAcross)
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const histograms = Array.from({ length: columns * rows }, () => new Uint32Array(256))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const histogram = histograms[Math.floor(y / cell) * columns + Math.floor(x / cell)]
      const value = Math.round(light[y * width + x] ?? 0)
      if (histogram) histogram[value] = (histogram[value] ?? 0) + 1
    }
  }
  const brightest = { columns, rows, values: histograms.map((one) => percentile(one, 0.9)) }
  // Widened, then narrowed: regions full of writing vanish, and slopes stay where they are.
  const widened = blended(brightest, (near) => Math.max(...near))
  const closed = blended(widened, (near) => Math.min(...near))
  return blended(closed, (near) => near.reduce((sum, value) => sum + value, 0) / near.length)
}

/** The two cells whose middles a pixel lies between, and how far it is from the first. */
const between = (pixel: number, size: number, cells: number) => {
  const place = Math.min(Math.max(((pixel + 0.5) / size) * cells - 0.5, 0), cells - 1)
  const first = Math.floor(place)
  return { first, second: Math.min(first + 1, cells - 1), share: place - first }
}

/** A grid interpolated to full size. */
const enlarged = ({ columns, rows, values }: Grid, width: number, height: number): Float32Array => {
  const whole = new Float32Array(width * height)
  const across = Array.from({ length: width }, (_, x) => between(x, width, columns))
  for (let y = 0; y < height; y++) {
    const down = between(y, height, rows)
    const line = Array.from({ length: columns }, (_, column) => {
      const above = values[down.first * columns + column] ?? 255
      const below = values[down.second * columns + column] ?? 255
      return above + (below - above) * down.share
    })
    for (const [x, { first, second, share }] of across.entries()) {
      const left = line[first] ?? 255
      whole[y * width + x] = left + ((line[second] ?? 255) - left) * share
    }
  }
  return whole
}

/** Darkest writing that counts, as a share of the paper's brightness; less is paper and its noise. */
const leastDarkness = 0.2
/** Share of the pixels that may be darker than the writing's full strength. */
const strongest = 0.999
/** A picture with so many clear pixels has no paper: it was cut out before. */
const cutOutShare = 0.3

const smooth = (value: number, from: number, to: number): number => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return share * share * (3 - 2 * share)
}

/** Where ink is, in pixels. */
interface InkBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The box around all rows and columns with more ink than a speck of dust; undefined if none. */
const boxOf = (cover: Float32Array, width: number, height: number): InkBox | undefined => {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  for (let at = 0; at < cover.length; at++) {
    if ((cover[at] ?? 0) < 0.5) continue
    const x = at % width
    const y = (at - x) / width
    columns[x] = (columns[x] ?? 0) + 1
    rows[y] = (rows[y] ?? 0) + 1
  }
  const inked = (count: number) => count > 1
  const left = columns.findIndex(inked)
  const top = rows.findIndex(inked)
  if (left < 0 || top < 0) return undefined
  // A pixel more on each side: the soft edge of a line.
  const right = Math.min(columns.findLastIndex(inked) + 2, width)
  const bottom = Math.min(rows.findLastIndex(inked) + 2, height)
  const from = { left: Math.max(left - 1, 0), top: Math.max(top - 1, 0) }
  return { ...from, width: right - from.left, height: bottom - from.top }
}

/** How much of each pixel is ink, 0 to 1; undefined where there is no writing. */
const coverOf = (pixels: Pixels, width: number, height: number): Float32Array | undefined => {
  const count = width * height
  let clear = 0
  const light = new Float32Array(count)
  const histogram = new Uint32Array(256)
  for (let at = 0; at < count; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < 16) clear++
    const value = luminanceAt(pixels, at * 4)
    light[at] = value
    histogram[Math.round(value)] = (histogram[Math.round(value)] ?? 0) + 1
  }
  if (clear >= cutOutShare * count) {
    return Float32Array.from(light, (_, at) => (pixels[at * 4 + 3] ?? 0) / 255)
  }

  // Light on dark, as on a screen at night.
  const isNegative = percentile(histogram, 0.5) < 90
  const seen = isNegative ? light.map((value) => 255 - value) : light
  const paper = enlarged(paperOf(seen, width, height), width, height)
  const darkness = seen.map((value, at) => {
    const around = Math.max(paper[at] ?? 0, 64)
    return Math.min(Math.max(1 - value / around, 0), 1)
  })
  const depths = new Uint32Array(256)
  for (const share of darkness) {
    const depth = Math.round(share * 255)
    depths[depth] = (depths[depth] ?? 0) + 1
  }
  const depth = percentile(depths, strongest) / 255
  if (depth < leastDarkness) return undefined
  return darkness.map((share) => smooth(share, Math.max(0.1, 0.3 * depth), 0.75 * depth))
}

/**
 * Turns writing on paper into ink, in place: pixels as bright as the paper around them become
 * clear, darker ones become ink. Returns the box of the writing; undefined if there is none.
 */
export function paperToInk(pixels: Pixels, width: number, height: number): InkBox | undefined {
  const cover = coverOf(pixels, width, height)
  const box = cover && boxOf(cover, width, height)
  if (!box) return undefined
  for (const [at, share] of cover.entries()) {
    pixels[at * 4] = inkRgb[0]
    pixels[at * 4 + 1] = inkRgb[1]
    pixels[at * 4 + 2] = inkRgb[2]
    pixels[at * 4 + 3] = Math.round(share * 255)
  }
  return box
}
