import type { Locale } from '../../shared/text/i18n/locale.ts'
import { scriptFonts } from '../../shared/ui/theme/tokens.ts'

/** The languages whose letters the Latin display font lacks. */
export type HeadingLocale = Exclude<Locale, 'en'>

/** A file of a display font. */
export interface HeadingFontFile {
  /** Its address. */
  readonly file: string
  readonly letters: ReadonlySet<string>
}

/** Height above and below the baseline of the display fonts, in percent of an em. */
const [ascent, descent] = [115.1, 28.6]

/** The width of a display font's letters, in percent of the system fonts'. */
const widths: Readonly<Record<HeadingLocale, number>> = { zh: 100, ja: 100, ko: 105 }

const rangeOf = (letters: ReadonlySet<string>): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()

/**
 * The style sheet of a language's display font, and of the system font that stands in for it until it
 * is loaded. Both have the same metrics, so that no line break and nothing else moves.
 *
 * @param first has the headings of the pages as they open; every page preloads it
 * @param rest has the other letters; a browser loads it once it shows one of them
 */
export function headingFontCss(
  locale: HeadingLocale,
  first: HeadingFontFile,
  rest: HeadingFontFile,
): string {
  const width = widths[locale]
  const scaled = (metric: number) => `${((metric * 100) / width).toFixed(1)}%`
  const local = scriptFonts[locale].split(',').map((name) => `local(${name})`)
  const fontFace = (file: string, more = '') =>
    `@font-face{font-family:"Site Heading";src:url(${file})format("woff2");font-weight:500;` +
    `font-display:swap${more}}`
  return (
    fontFace(first.file) +
    // Of two files with a letter, the last one draws it.
    fontFace(rest.file, `;unicode-range:${rangeOf(rest.letters)}`) +
    `@font-face{font-family:"Site Heading Stand-in";src:${local.join(',')};size-adjust:${width}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  )
}
