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

/**
 * The segments of a JPEG between its start and end markers. Undefined if it is cut off or broken.
 * What follows the end is ignored: phones append further pictures there.
 */
export const jpegSegments = (bytes: Uint8Array): JpegSegment[] | undefined => {
  const segments: JpegSegment[] = []
  let hasScan = false
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return hasScan ? segments : undefined
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      const length = numberAt(bytes, at + 2, 2)
      if (!(length >= 2) || marker === 0x00) return undefined
      hasScan ||= marker === startOfScan
      const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
      segments.push({ marker, bytes: bytes.subarray(at, end) })
      at = end
    }
  }
  return undefined
}

/** Whether a segment's content begins with a name, as those of APP segments do. */
export const isNamed = ({ bytes }: JpegSegment, name: string): boolean =>
  asciiAt(bytes, 4, 4 + name.length) === name
