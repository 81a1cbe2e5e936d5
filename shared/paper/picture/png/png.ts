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

/** A PNG as far as it can be read; a last chunk that is cut off has the bytes that are there. */
interface PngParts {
  readonly chunks: readonly PngChunk[]
  /** It has a picture, and ends with IEND. */
  readonly isComplete: boolean
}

const hasPicture = (chunks: readonly PngChunk[]) => chunks.some(({ type }) => type === 'IDAT')

const readPng = (bytes: Uint8Array): PngParts => {
  const chunks: PngChunk[] = []
  let at = pngSignature.length
  while (at + frame <= bytes.length) {
    const type = asciiAt(bytes, at + 4, at + 8)
    const end = at + frame + numberAt(bytes, at, 4)
    const isFirst = chunks.length === 0
    if (!/^[A-Za-z]{4}$/.test(type) || isFirst !== (type === 'IHDR')) break
    chunks.push({ type, bytes: bytes.subarray(at, end) })
    if (end > bytes.length) break
    if (type === 'IEND') return { chunks, isComplete: hasPicture(chunks) }
    at = end
  }
  return { chunks, isComplete: false }
}

/**
 * The chunks of a PNG, from IHDR to IEND. Undefined if it is cut off, broken or without a picture.
 * What follows the end is ignored.
 */
export const pngChunks = (bytes: Uint8Array): readonly PngChunk[] | undefined => {
  const { chunks, isComplete } = readPng(bytes)
  return isComplete ? chunks : undefined
}

/** The IHDR of a PNG whose picture begins, also if it is cut off after that. */
export const pngHeader = (bytes: Uint8Array): Uint8Array | undefined => {
  const { chunks } = readPng(bytes)
  return hasPicture(chunks) ? chunks[0]?.bytes : undefined
}
