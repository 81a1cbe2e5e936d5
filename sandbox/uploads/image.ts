import { jpegSegments } from '../../shared/picture/jpeg.ts'
import { numberAt } from '../../shared/picture/png/bytes.ts'
import { isPng, pngChunks } from '../../shared/picture/png/png.ts'

const formats = [
  { ending: 'png', type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { ending: 'jpg', type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
] as const

/** The format of an image by its content, whatever its name says; `undefined` if not allowed. */
export const imageFormat = (bytes: Uint8Array) =>
  formats.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))

/** Markers of a JPEG frame, which contains the size; C4, C8 and CC have other meanings. */
const isFrame = (marker: number): boolean => /^c[0-35-79-bd-f]$/.test(marker.toString(16))

/** Number of pixels by the image's header; `undefined` or 0 if it cannot be read. */
export function pixelsOf(bytes: Uint8Array): number | undefined {
  if (isPng(bytes)) {
    const header = pngChunks(bytes)?.[0]?.bytes
    return header && numberAt(header, 8, 4) * numberAt(header, 12, 4)
  }
  const frame = jpegSegments(bytes)?.find(({ marker }) => isFrame(marker))?.bytes
  return frame && numberAt(frame, 5, 2) * numberAt(frame, 7, 2)
}
