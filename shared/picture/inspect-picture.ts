import { maxPictureBytes } from '../limits.ts'
import { isJpeg, jpegSegments } from './jpeg.ts'
import { asciiAt, numberAt, readBytes } from './png/bytes.ts'
import { isPng, pngChunks } from './png/png.ts'

export type PictureType = 'image/jpeg' | 'image/png'

/**
 * Why a file cannot be uploaded as a picture: empty; over the limit; a phone's HEIC, HEIF or AVIF;
 * SVG or other XML; any other format; a JPEG or PNG that is cut off, damaged or cannot be read.
 */
export type PictureIssue = 'empty' | 'tooLarge' | 'heic' | 'svg' | 'other' | 'cutOff'

type PictureInspection =
  | { readonly ok: true; readonly type: PictureType }
  | { readonly ok: false; readonly reason: PictureIssue }

const refuse = (reason: PictureIssue): PictureInspection => ({ ok: false, reason })

const heicBrand = /^(hei[cxms]|hev[cxms]|mif[12]|miaf|msf1|avi[fs])$/
/** Longer than any real list, so that a false length costs nothing. */
const maxBrandListLength = 256

/** Whether the first box names a brand of HEIF (ISO/IEC 23008-12) or AVIF. */
const isHeic = (bytes: Uint8Array): boolean => {
  if (asciiAt(bytes, 4, 8) !== 'ftyp') return false
  const listEnd = Math.min(Math.max(numberAt(bytes, 0, 4), 12), maxBrandListLength)
  const brands = asciiAt(bytes, 8, listEnd)
  return (brands.match(/[\s\S]{4}/g) ?? []).some((brand) => heicBrand.test(brand))
}

/** Whether a file is text that begins like SVG or XML, in UTF-8 or UTF-16. */
const isXml = (bytes: Uint8Array): boolean => {
  const mark = numberAt(bytes, 0, 2)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  const opening = new TextDecoder(encoding).decode(bytes.subarray(0, 1024))
  return /^\s*<(\?xml|svg|!DOCTYPE\s+svg|!--[\s\S]*<svg)/i.test(opening)
}

/**
 * Whether a chosen file is a JPG or PNG that can be uploaded, by its content alone: its name and
 * declared type are ignored. Reads the file once, and not at all if it is too large; never rejects.
 */
export const inspectPicture = async (file: Blob): Promise<PictureInspection> => {
  if (file.size === 0) return refuse('empty')
  if (file.size > maxPictureBytes) return refuse('tooLarge')
  const bytes = await readBytes(file)
  if (bytes === undefined) return refuse('cutOff')
  if (isJpeg(bytes))
    return jpegSegments(bytes) ? { ok: true, type: 'image/jpeg' } : refuse('cutOff')
  if (isPng(bytes)) return pngChunks(bytes) ? { ok: true, type: 'image/png' } : refuse('cutOff')
  if (isHeic(bytes)) return refuse('heic')
  return refuse(isXml(bytes) ? 'svg' : 'other')
}
