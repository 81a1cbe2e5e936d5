import type { Locale } from '../../shared/i18n/locale.ts'
import { scriptFonts } from '../../shared/theme/tokens.ts'

/** The display face of Chinese, Japanese or Korean headings, as a document has it. */
export interface HeadingFace {
  /** Its address. */
  readonly file: string
  /** An inline style sheet; the policy allows it by its hash. */
  readonly css: string
}

/** Height above and below the baseline of the display faces, in percent of an em. */
const [ascent, descent] = [115.1, 28.6]

/** The width of a display face's letters, in percent of the system fonts'. */
const widths = { zh: 100, ja: 100, ko: 105 }

/**
 * The display face of a language, and the system font that stands in for it until it has come. Both
 * are as wide and as high: no line breaks elsewhere, and nothing moves.
 */
export function headingFace(locale: Exclude<Locale, 'en'>, file: string): HeadingFace {
  const width = widths[locale]
  const scaled = (metric: number) => `${((metric * 100) / width).toFixed(1)}%`
  const local = scriptFonts[locale].split(',').map((name) => `local(${name})`)
  const css =
    `@font-face{font-family:"Site Heading";src:url(${file})format("woff2");` +
    `font-weight:500;font-display:swap}` +
    `@font-face{font-family:"Site Heading Stand-in";src:${local.join(',')};size-adjust:${width}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  return { file, css }
}
