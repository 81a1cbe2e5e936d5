import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { brand } from '../../site/brand.ts'
import type { HeadingLocale } from '../../site/server/heading-font.ts'

const root = join(import.meta.dirname, '../..')

/** The display font of a language, with the letters that its headings may have. */
export const headingFontFile = (locale: HeadingLocale): string =>
  join(root, `site/fonts/heading.${locale}.woff2`)

export const hasHeadingFont = (locale: Locale): locale is HeadingLocale => locale !== 'en'

/** What each file of the font keeps: kerning, composed letters, and the forms of vertical text. */
export const headingFontOptions = {
  keepFeatures: ['kern', 'ccmp', 'vert', 'vrt2'],
  noHinting: true,
}

/** What the first file of the font has in any case: amounts and names come with the data. */
export const ascii = String.fromCharCode(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at))

/** The letters of texts, sorted, without marks that are not drawn and without those of another set. */
export const lettersOf = (
  texts: Iterable<string>,
  without: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const letters = [...new Set([...texts].join(''))].sort()
  return new Set(letters.filter((letter) => !/\p{C}/u.test(letter) && !without.has(letter)))
}

/**
 * The letters that a heading of a language may have: those of every catalogue, because any of its
 * texts may become a heading; of the headings of its documents; and of the company's name.
 */
export function lettersOfHeadings(locale: HeadingLocale): ReadonlySet<string> {
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
  const own = readdirSync(join(root, 'locales', locale), { withFileTypes: true })
  const catalogues = own
    // What a server says is no heading.
    .filter(({ name }) => name.endsWith('.po') && name !== 'sandbox.po')
    .map(({ name }) => read('locales', locale, name).match(/^(msgstr.*|".*)$/gm) ?? [])
  const documents = readdirSync(join(root, 'locales', locale, 'documents')).map(
    (name) => read('locales', locale, 'documents', name).match(/^(#|title:).*$/gm) ?? [],
  )
  return lettersOf([ascii, brand.name, ...catalogues.flat(), ...documents.flat()])
}

/** The letters that a font lacks, other than spaces. */
export async function lettersMissingIn(
  font: Buffer,
  letters: ReadonlySet<string>,
): Promise<readonly string[]> {
  const cut = await subsetFont(font, [...letters].join(''), { targetFormat: 'sfnt' })
  const { buffer } = Uint8Array.from(cut)
  const face = opentype.parse(buffer, { lowMemory: true })
  return [...letters].filter(
    (letter) => face.charToGlyphIndex(letter) === 0 && !/\p{Z}/u.test(letter),
  )
}

/** A function that cuts the font of a language. Rejects if the font has not all letters of headings. */
export async function openHeadingFont(locale: HeadingLocale) {
  const font = readFileSync(headingFontFile(locale))
  const letters = lettersOfHeadings(locale)
  const missing = await lettersMissingIn(font, letters)
  if (missing.length > 0) {
    throw new Error(
      `The display font of ${locale} lacks ${missing.join(' ')}: run \`npm run fonts\``,
    )
  }
  const cut = (letters: ReadonlySet<string>) =>
    subsetFont(font, [...letters].join(''), { ...headingFontOptions, targetFormat: 'woff2' })
  return { letters, cut }
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
