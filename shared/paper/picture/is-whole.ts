import { isJpeg, jpegSegments } from './jpeg.ts'
import { readBytes } from './png/bytes.ts'
import { isPng, pngChunks } from './png/png.ts'

/** Enough to know what a file is. */
const headBytes = 16

/**
 * Whether a JPEG or PNG has its end. Chromium decodes no bitmap of one that is cut off; Firefox does,
 * and leaves the rest clear. Any other file, and one that cannot be read, is left to the decoder.
 */
export async function isWhole(file: Blob): Promise<boolean> {
  const head = await readBytes(file.slice(0, headBytes))
  if (!head || !(isJpeg(head) || isPng(head))) return true
  const bytes = await readBytes(file)
  if (!bytes) return true
  return (isJpeg(head) ? jpegSegments(bytes) : pngChunks(bytes)) !== undefined
}
