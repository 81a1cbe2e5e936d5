import { asciiAt, numberAt } from './bytes.ts'

/** One chunk of a PNG: length, type, content and checksum. */
interface PngChunk {
  readonly type: string
  readonly bytes: Uint8Array
}

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Bytes of length, type and checksum around the content. */
const frame = 12

/** Whether a file begins like a PNG. */
export const isPng = (bytes: Uint8Array): boolean =>
  pngSignature.every((byte, at) => bytes[at] === byte)

/**
 * The chunks of a PNG, from IHDR to IEND. Undefined if it is cut off, broken or without a picture.
 * What follows the end is ignored.
 */
export const pngChunks = (bytes: Uint8Array): PngChunk[] | undefined => {
  const chunks: PngChunk[] = []
  let at = pngSignature.length
  while (at + frame <= bytes.length) {
    const type = asciiAt(bytes, at + 4, at + 8)
    const end = at + frame + numberAt(bytes, at, 4)
    const isFirst = chunks.length === 0
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === 'IHDR')) break
    chunks.push({ type, bytes: bytes.subarray(at, end) })
    if (type === 'IEND') return chunks.some((chunk) => chunk.type === 'IDAT') ? chunks : undefined
    at = end
  }
  return undefined
}
