import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { HeadingLocale } from '../../site/server/heading-font.ts'

const { resolve } = createRequire(import.meta.url)

/** The whole display font of each language that Cormorant has no letters for. */
export const headingFontFiles: Readonly<Record<HeadingLocale, string>> = {
  zh: resolve('@expo-google-fonts/noto-serif-tc/500Medium/NotoSerifTC_500Medium.ttf'),
  ja: resolve('@expo-google-fonts/noto-serif-jp/500Medium/NotoSerifJP_500Medium.ttf'),
  ko: resolve('@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf'),
}

export const hasHeadingFont = (locale: Locale): locale is HeadingLocale =>
  locale in headingFontFiles

/** Kerning, composed letters, and the forms of vertical text. */
const keepFeatures = ['kern', 'ccmp', 'vert', 'vrt2']

/** The letters of headings, sorted, without those of some other files. */
export const lettersOf = (
  headings: Iterable<string>,
  ...others: readonly ReadonlySet<string>[]
): ReadonlySet<string> => {
  const letters = [...new Set([...headings].join(''))].sort()
  return new Set(letters.filter((letter) => !others.some((other) => other.has(letter))))
}

/** Cuts the font of a language to letters. Rejects if it lacks one. */
export async function cutHeadingFont(
  locale: HeadingLocale,
  wanted: ReadonlySet<string>,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Uint8Array<ArrayBuffer>> {
  const letters = [...wanted]
  const font = await readFile(headingFontFiles[locale])
  const { buffer, byteOffset, byteLength } = font
  const whole = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength), {
    lowMemory: true,
  })
  const missing = letters.filter((letter) => whole.charToGlyphIndex(letter) === 0)
  if (missing.length > 0) throw new Error(`The face of ${locale} has no ${missing.join(', ')}`)
  return subsetFont(font, letters.join(''), { targetFormat, keepFeatures, noHinting: true })
}

/**
 * The HTML elements that base.css and the pages set in the display font; `Phrases` breaks some of
 * them.
 */
const headings = /<(h[1-3]|dt|th|strong)\b[^>]*>(.*?)<\/\1>/gs

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The headings of a rendered page, and of the shell of its element. */
export const headingsIn = (html: string): readonly string[] =>
  [...html.matchAll(headings)].map(([, , content = '']) =>
    content.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity),
  )

/** The headings that a browser with scripts shows; the others are in a menu until it is open. */
export const shownHeadingsIn = (html: string): readonly string[] =>
  headingsIn(html.replace(/<noscript>.*?<\/noscript>/gs, ''))
