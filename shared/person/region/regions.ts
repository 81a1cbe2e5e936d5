import { normalizeInput } from '../../text/normalize-input.ts'

export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** In the reader's language. */
  readonly name: string
  /** For example a dial code; shown after the name. */
  readonly detail: string
}

/** What `Intl` knows a name of; it throws for any other text, such as `USA`. */
const isCode = (text: string): boolean => /^(?:[a-z]{2}|\d{3})$/i.test(text)

/** Short names (`Hong Kong`), but no abbreviations (`US`). The text itself if it is no code. */
const namesIn = (tag: string): ((code: string) => string) => {
  const short = new Intl.DisplayNames([tag], { type: 'region', style: 'short' })
  const long = new Intl.DisplayNames([tag], { type: 'region' })
  return (code) => {
    if (!isCode(code)) return code
    const name = short.of(code) ?? code
    return /^[A-Z]+$/.test(name) ? (long.of(code) ?? name) : name
  }
}

/** The name of a region in a language; the text itself if the browser knows no name, or it is no code. */
export const regionName = (code: string, tag: string): string => namesIn(tag)(code)

/**
 * Regions by their names in a language.
 *
 * @param tag BCP 47
 * @param detailOf the text beside a name, which a search also finds
 */
export function regionsIn(
  codes: readonly string[],
  tag: string,
  detailOf: (code: string) => string = () => '',
): Region[] {
  const nameOf = namesIn(tag)
  const { compare } = new Intl.Collator(tag)
  return codes
    .map((code) => ({ code, name: nameOf(code), detail: detailOf(code) }))
    .sort((a, b) => compare(a.name, b.name))
}

/**
 * The text without accents, signs, case and blanks, so that `cote d` finds Côte d’Ivoire; hiragana
 * as katakana.
 */
const fold = (text: string): string =>
  normalizeInput(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\p{S}]/gu, '')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .toLowerCase()

/** How Japanese names are read that have no kana to search for. */
const readings = {
  日本: 'ニホン ニッポン',
  中国: 'チュウゴク',
  台湾: 'タイワン',
  香港: 'ホンコン',
  韓国: 'カンコク',
  北朝鮮: 'キタチョウセン',
  英国: 'エイコク イギリス',
}

/** A Japanese name in kana, as a person begins to type it. */
const inKana = (name: string): string =>
  Object.entries(readings).reduce((text, [word, kana]) => text.replace(word, kana), name)

/**
 * The regions that a person may mean: by name in the language of the list, also in kana, by English
 * name, by code or by detail. Those whose name begins with the text come first.
 */
export function findRegions(regions: readonly Region[], text: string): readonly Region[] {
  const wanted = fold(text)
  if (!wanted) return regions
  const englishOf = namesIn('en')
  const startsWith: Region[] = []
  const contains: Region[] = []
  for (const region of regions) {
    const texts = [region.name, inKana(region.name), englishOf(region.code)].map(fold)
    if (texts.some((each) => each.startsWith(wanted))) startsWith.push(region)
    else if (
      texts.some((each) => each.includes(wanted)) ||
      fold(region.code) === wanted ||
      fold(region.detail).startsWith(wanted)
    )
      contains.push(region)
  }
  return [...startsWith, ...contains]
}

/** A country, and not an area of the world such as 419. */
const regionPattern = /^[A-Z]{2}$/

/** The region that a browser's language names or implies; that of the page's language otherwise. */
export function guessRegion(browserLanguage: string, tag: string): string {
  for (const each of [browserLanguage, tag]) {
    try {
      const { region } = new Intl.Locale(each)
      if (region && regionPattern.test(region)) return region
    } catch {}
  }
  try {
    return new Intl.Locale(tag).maximize().region ?? 'US'
  } catch {
    return 'US'
  }
}
