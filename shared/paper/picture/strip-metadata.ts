import { orientationIn, orientationSegment } from './exif-orientation.ts'
import { isNamed, type JpegSegment, jpegSegments } from './jpeg.ts'
import { joined } from './png/bytes.ts'
import { pngChunks, pngSignature } from './png/png.ts'

/** The types of a picture that is sent (section 5). */
export type PictureType = 'image/jpeg' | 'image/png'

const app = (number: number) => 0xe0 + number
const comment = 0xfe
/** A JFIF header without a thumbnail, which would show the picture as it was before it was cropped. */
const bareJfifLength = 18

/**
 * Whether a decoder needs a segment: all but comments and APP segments, except those for colours.
 */
const isKept = (segment: JpegSegment): boolean => {
  const { marker } = segment
  if (marker === app(0))
    return isNamed(segment, 'JFIF\0') && segment.bytes.length === bareJfifLength
  if (marker === app(2)) return isNamed(segment, 'ICC_PROFILE\0')
  if (marker === app(14)) return isNamed(segment, 'Adobe')
  return marker !== comment && (marker < app(0) || marker > app(15))
}

const isExif = (segment: JpegSegment) => segment.marker === app(1) && isNamed(segment, 'Exif\0\0')

const stripJpeg = (bytes: Uint8Array) => {
  const segments = jpegSegments(bytes)
  if (segments === undefined) return undefined
  const exif = segments.find(isExif)
  const pieces = segments.map((segment) => {
    if (segment === exif) return orientationSegment(orientationIn(exif.bytes))
    return isKept(segment) ? segment.bytes : new Uint8Array()
  })
  return joined([Uint8Array.of(0xff, 0xd8), ...pieces, Uint8Array.of(0xff, 0xd9)])
}

/** Ancillary chunks that change how the picture looks, including animation (PNG, section 11). */
const visible = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const isCritical = (type: string) => /^[A-Z]/.test(type)

const stripPng = (bytes: Uint8Array) => {
  const kept = pngChunks(bytes)?.filter(({ type }) => isCritical(type) || visible.has(type))
  return kept && joined([pngSignature, ...kept.map((chunk) => chunk.bytes)])
}

/**
 * Removes place, device, owner and history from a picture; the pixels stay as they are.
 * A JPEG keeps its orientation, ICC profile and Adobe colour mark; a PNG what its colours need.
 * What follows the picture's end is removed too. Takes and returns the bytes of a file; undefined if
 * they are not a complete picture of that type. A PNG's eXIf is removed with its orientation, which
 * hardly any program writes.
 */
export const stripMetadata = (
  bytes: Uint8Array,
  type: PictureType,
): Uint8Array<ArrayBuffer> | undefined =>
  type === 'image/jpeg' ? stripJpeg(bytes) : stripPng(bytes)
