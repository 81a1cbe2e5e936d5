import { asciiAt, numberAt } from './png/bytes.ts'

/** One segment of a JPEG, from its 0xFF on; a scan's includes the compressed data after it. */
export interface JpegSegment {
  readonly marker: number
  readonly bytes: Uint8Array
}

const endOfImage = 0xd9
const startOfScan = 0xda
/** TEM and the restart markers: two bytes and nothing more. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Whether a file begins like a JPEG. */
export const isJpeg = (bytes: Uint8Array): boolean => numberAt(bytes, 0, 2) === 0xffd8

/** Where compressed data ends: at the first marker that is neither stuffing nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0x00 && next !== 0xff && !isBare(next)) return at
  }
  return bytes.length
}

/** A JPEG as far as it can be read. */
interface JpegParts {
  readonly segments: readonly JpegSegment[]
  /** It has a scan, and ends with its end marker. */
  readonly isComplete: boolean
}

const readJpeg = (bytes: Uint8Array): JpegParts => {
  const segments: JpegSegment[] = []
  let hasScan = false
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return { segments, isComplete: hasScan }
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      const length = numberAt(bytes, at + 2, 2)
      if (!(length >= 2) || marker === 0x00) break
      hasScan ||= marker === startOfScan
      const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
      segments.push({ marker, bytes: bytes.subarray(at, end) })
      at = end
    }
  }
  return { segments, isComplete: false }
}

/**
 * The segments of a JPEG between its start and end markers. Undefined if it is cut off or broken.
 * What follows the end is ignored: phones append further pictures there.
 */
export const jpegSegments = (bytes: Uint8Array): readonly JpegSegment[] | undefined => {
  const { segments, isComplete } = readJpeg(bytes)
  return isComplete ? segments : undefined
}

/** Markers of a frame, which has the size; C4, C8 and CC have other meanings. */
const isFrame = ({ marker }: JpegSegment): boolean => /^c[0-35-79-bd-f]$/.test(marker.toString(16))

/** The frame of a JPEG whose picture begins, also if it is cut off after that. */
export const jpegFrame = (bytes: Uint8Array): Uint8Array | undefined => {
  const { segments } = readJpeg(bytes)
  const hasScan = segments.some(({ marker }) => marker === startOfScan)
  return hasScan ? segments.find(isFrame)?.bytes : undefined
}

/** Whether a segment's content begins with a name, as those of APP segments do. */
export const isNamed = ({ bytes }: JpegSegment, name: string): boolean =>
  asciiAt(bytes, 4, 4 + name.length) === name
