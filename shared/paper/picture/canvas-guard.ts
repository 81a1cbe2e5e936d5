/** Pixels of each side of a sample, at most. */
const largestSide = 32

const onWhite = (
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new RangeError('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  paint(context)
  return context
}

const sample = (side: number, paint: (context: CanvasRenderingContext2D) => void) =>
  onWhite(side, side, paint).getImageData(0, 0, side, side).data

/**
 * The average of many pixels, which a JPEG keeps even where the pixels are noise. Halved step by
 * step, because some engines look at four pixels only, however many there are.
 */
function sampleOf(
  picture: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
): Uint8ClampedArray {
  const [nextWidth, nextHeight] = [width, height].map((size) => Math.max(side, size >> 1)) as [
    number,
    number,
  ]
  const smaller = onWhite(nextWidth, nextHeight, (context) =>
    context.drawImage(picture, 0, 0, nextWidth, nextHeight),
  )
  return nextWidth === side && nextHeight === side
    ? smaller.getImageData(0, 0, side, side).data
    : sampleOf(smaller.canvas, smaller.canvas, side)
}

/** How far the values of two samples are apart on average, 0 to 255. */
const distance = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

/** From the darkest to the lightest value of a sample. */
const spread = (pixels: Uint8ClampedArray): number => {
  const values = pixels.filter((_, at) => at % 4 !== 3)
  return Math.max(...values) - Math.min(...values)
}

/** More than the rounding of a JPEG, up to 4, and the faint noise of some browsers, which no eye sees. */
const visible = 12
/** What a JPEG may take from the spread of a picture that is nearly blank. */
const faint = 4

/** Whether a canvas gives back what was painted; guarded ones give white, or noise. */
const isReadable = (): boolean => {
  const side = largestSide
  const stripes = sample(side, (context) => {
    for (const [at, colour] of ['#000', '#f00', '#0f0', '#00f'].entries()) {
      context.fillStyle = colour
      context.fillRect(0, at * 8, side, 8)
    }
  })
  const expected = stripes.map((_, at) => {
    const stripe = Math.floor(at / 4 / side / 8)
    return at % 4 === 3 || stripe === (at % 4) + 1 ? 255 : 0
  })
  return distance(stripes, expected) < visible
}

/**
 * Whether a picture shows what was painted on the canvas that it was made from. A browser that guards
 * its canvas against fingerprinting returns a blank or noise instead, and says nothing.
 */
export const isFaithful = (painted: HTMLCanvasElement, picture: CanvasImageSource): boolean => {
  if (!isReadable()) return false
  // A JPEG halves the colours of a picture, so a pixel of the sample is two of a tiny one.
  const side = Math.max(1, Math.min(largestSide, painted.width >> 1, painted.height >> 1))
  const [before, after] = [painted, picture].map((source) => sampleOf(source, painted, side)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ]
  // A blank sheet is close to a white slip with little print; but it has no dark spot at all.
  return distance(before, after) < visible && spread(after) >= spread(before) / 2 - faint
}
