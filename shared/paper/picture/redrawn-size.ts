/** Longest side of a picture that is redrawn, in pixels: a sheet of paper stays legible. */
const longestSide = 2400
/** Shortest side that a long picture keeps, such as a screenshot of a whole page. */
const shortestSide = 1080
/** What every browser's canvas holds: Safari's limits. */
const largestSide = 16_384
const largestArea = 16_777_216

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size at which a picture is redrawn: never larger than it is.
 *
 * @param share of that size, for another try
 */
export const redrawnSize = ({ width, height }: Size, share = 1): Size => {
  const long = Math.max(width, height)
  const legible = Math.max(longestSide / long, shortestSide / Math.min(width, height))
  const scale =
    share * Math.min(1, legible, largestSide / long, Math.sqrt(largestArea / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}
