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

/** The display font of Chinese, Japanese or Korean headings, as documents have it. */
interface HeadingFont {
  /** An inline style sheet; the policy allows it by its hash. */
  readonly css: string
  /** The files that a page with these headings loads. */
  filesFor(headings: Iterable<string>): readonly string[]
}

/** Height above and below the baseline of the display fonts, in percent of an em. */
const [ascent, descent] = [115.1, 28.6]

/** The width of a display font's letters, in percent of the system fonts'. */
const widths: Readonly<Record<HeadingLocale, number>> = { zh: 100, ja: 100, ko: 105 }

const rangeOf = (letters: ReadonlySet<string>): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()

/**
 * The display font of a language, and the system font that stands in for it until it is loaded.
 * Both have the same metrics, so that no line break and nothing else moves.
 *
 * @param parts files of different letters: a page loads those whose letters it shows. The first has
 *   all letters that the others lack.
 */
export function headingFont(locale: HeadingLocale, parts: readonly HeadingFontFile[]): HeadingFont {
  const width = widths[locale]
  const scaled = (metric: number) => `${((metric * 100) / width).toFixed(1)}%`
  const local = scriptFonts[locale].split(',').map((name) => `local(${name})`)
  const fontFace = ({ file, letters }: HeadingFontFile, at: number) =>
    `@font-face{font-family:"Site Heading";src:url(${file})format("woff2");font-weight:500;` +
    // Of several files with a letter, the last one draws it.
    `font-display:swap${at > 0 ? `;unicode-range:${rangeOf(letters)}` : ''}}`
  const css =
    parts.map(fontFace).join('') +
    `@font-face{font-family:"Site Heading Stand-in";src:${local.join(',')};size-adjust:${width}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  return {
    css,
    filesFor(headings) {
      const letters = [...headings].join('')
      return parts
        .filter((each) => [...letters].some((letter) => each.letters.has(letter)))
        .map(({ file }) => file)
    },
  }
}
