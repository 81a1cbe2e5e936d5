import { signatureWidth } from '../../../shared/limits.ts'
import { isWhole } from '../../../shared/paper/picture/is-whole.ts'
import { paperToInk } from './pixels.ts'

/**
 * A file as pixels, turned upright as its Exif says; undefined if it is cut off, or where the browser
 * cannot.
 */
export const decoded = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    if (!(await isWhole(file))) return undefined
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Longer sides gain nothing on the canvas of a signature, and take time. */
const longestSide = 1600
/** Shares of the canvas that the writing may fill. */
const widest = 0.84
const highest = 0.76
/** The largest enlargement of small writing. */
const largestScale = 2

/**
 * Draws all writing of a picture, such as a photographed sheet, into the middle of a canvas,
 * without the paper. `empty`: there is no writing.
 */
export function paintImage(
  context: CanvasRenderingContext2D,
  image: ImageBitmap,
): 'empty' | 'noCanvas' | undefined {
  const { width, height } = context.canvas
  const shrunk = Math.min(1, longestSide / Math.max(image.width, image.height))
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(1, Math.round(image.width * shrunk))
  sheet.height = Math.max(1, Math.round(image.height * shrunk))
  const reader = sheet.getContext('2d', { willReadFrequently: true })
  if (!reader) return 'noCanvas'
  reader.imageSmoothingQuality = 'high'
  reader.drawImage(image, 0, 0, sheet.width, sheet.height)
  const pixels = reader.getImageData(0, 0, sheet.width, sheet.height)
  const box = paperToInk(pixels.data, sheet.width, sheet.height)
  if (!box) return 'empty'
  reader.putImageData(pixels, 0, 0)
  const fitting = Math.min((widest * width) / box.width, (highest * height) / box.height)
  const scale = Math.min(fitting, (largestScale * width) / signatureWidth)
  const wide = box.width * scale
  const high = box.height * scale
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    sheet,
    box.left,
    box.top,
    box.width,
    box.height,
    (width - wide) / 2,
    (height - high) / 2,
    wide,
    high,
  )
  return undefined
}
