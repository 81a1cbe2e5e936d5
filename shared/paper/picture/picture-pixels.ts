import { isJpeg, jpegFrame } from './jpeg.ts'
import { numberAt } from './png/bytes.ts'
import { isPng, pngHeader } from './png/png.ts'

/**
 * Number of pixels of a JPEG or PNG by its header, so that nothing is unpacked to count them.
 * Undefined or 0 if the bytes have no header, or end before the picture begins.
 */
export function picturePixels(bytes: Uint8Array): number | undefined {
  if (isPng(bytes)) {
    const header = pngHeader(bytes)
    return header && numberAt(header, 8, 4) * numberAt(header, 12, 4)
  }
  const frame = isJpeg(bytes) ? jpegFrame(bytes) : undefined
  return frame && numberAt(frame, 5, 2) * numberAt(frame, 7, 2)
}
