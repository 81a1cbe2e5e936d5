import { isJpeg } from './jpeg.ts'
import { asciiAt, numberAt } from './png/bytes.ts'
import { isPng } from './png/png.ts'

/** What a file is by its first bytes; its name and its declared type are ignored. */
export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'heic'
  | 'avif'
  | 'webp'
  | 'gif'
  | 'bmp'
  | 'tiff'
  | 'svg'
  | 'pdf'
  | 'other'

/** Longer than any real list, so that a false length costs nothing. */
const maxBrandListLength = 256

/** Brands of HEIF (ISO/IEC 23008-12) and of AVIF, which is a HEIF too. */
const heifKind = (bytes: Uint8Array): 'heic' | 'avif' | undefined => {
  if (asciiAt(bytes, 4, 8) !== 'ftyp') return undefined
  const listEnd = Math.min(Math.max(numberAt(bytes, 0, 4), 12), maxBrandListLength)
  const brands = asciiAt(bytes, 8, listEnd).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif[12]|miaf|msf1)$/.test(brand))
    ? 'heic'
    : undefined
}

/** Whether a file is text that begins like SVG or XML, in UTF-8 or UTF-16. */
const isXml = (bytes: Uint8Array): boolean => {
  const mark = numberAt(bytes, 0, 2)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  const opening = new TextDecoder(encoding).decode(bytes.subarray(0, 1024))
  return /^\s*<(\?xml|svg|!DOCTYPE\s+svg|!--[\s\S]*<svg)/i.test(opening)
}

/** The kind of a file; takes its beginning, of a kilobyte or more. */
export const pictureKind = (bytes: Uint8Array): PictureKind => {
  if (isJpeg(bytes)) return 'jpeg'
  if (isPng(bytes)) return 'png'
  const heif = heifKind(bytes)
  if (heif) return heif
  const opening = asciiAt(bytes, 0, 12)
  if (/^GIF8[79]a/.test(opening)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(opening)) return 'webp'
  if (/^(II\*\0|MM\0\*)/.test(opening)) return 'tiff'
  // Its length follows, in which two reserved numbers are zero.
  if (/^BM[\s\S]{4}\0{4}/.test(opening)) return 'bmp'
  if (opening.startsWith('%PDF-')) return 'pdf'
  return isXml(bytes) ? 'svg' : 'other'
}
