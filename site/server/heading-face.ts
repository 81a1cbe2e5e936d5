import type { Locale } from '../../shared/i18n/locale.ts'
import { scriptFonts } from '../../shared/theme/tokens.ts'

/** A file of a display face. */
export interface HeadingFile {
  /** Its address. */
  readonly file: string
  readonly letters: ReadonlySet<string>
}

/** The display face of Chinese, Japanese or Korean headings, as documents have it. */
export interface HeadingFace {
  /** An inline style sheet; the policy allows it by its hash. */
  readonly css: string
  /** The files that a page with these headings loads. */
  filesFor(headings: Iterable<string>): readonly string[]
}

/** Height above and below the baseline of the display faces, in percent of an em. */
const [ascent, descent] = [115.1, 28.6]

/** The width of a display face's letters, in percent of the system fonts'. */
const widths = { zh: 100, ja: 100, ko: 105 }

const rangeOf = (letters: ReadonlySet<string>): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()

/**
 * The display face of a language, and the system font that stands in for it until it has come. Both
 * are as wide and as high: no line breaks elsewhere, and nothing moves.
 *
 * @param common a small file, which every page may load
 * @param rest the other letters: a page that has none of them does not load it
 */
export function headingFace(
  locale: Exclude<Locale, 'en'>,
  common: HeadingFile,
  rest: HeadingFile,
): HeadingFace {
  const width = widths[locale]
  const scaled = (metric: number) => `${((metric * 100) / width).toFixed(1)}%`
  const local = scriptFonts[locale].split(',').map((name) => `local(${name})`)
  const face = ({ file }: HeadingFile, range = '') =>
    `@font-face{font-family:"Site Heading";src:url(${file})format("woff2");` +
    `font-weight:500;font-display:swap${range}}`
  const css =
    // The last one that has a letter draws it.
    face(rest) +
    face(common, `;unicode-range:${rangeOf(common.letters)}`) +
    `@font-face{font-family:"Site Heading Stand-in";src:${local.join(',')};size-adjust:${width}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  return {
    css,
    filesFor(headings) {
      const letters = [...headings].join('')
      return [common, rest]
        .filter((each) => [...letters].some((letter) => each.letters.has(letter)))
        .map(({ file }) => file)
    },
  }
}
