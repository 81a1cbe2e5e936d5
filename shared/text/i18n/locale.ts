/** The languages of the elements; `zh` is Traditional Chinese as written in Taiwan and Hong Kong. */
export const locales = ['en', 'zh', 'ja', 'ko'] as const
export type Locale = (typeof locales)[number]

/** A text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Tags of existing apps that name a country instead of a language. */
const countryCodes: Readonly<Record<string, Locale>> = {
  jp: 'ja',
  cn: 'zh',
  tw: 'zh',
  hk: 'zh',
  kr: 'ko',
}

/** The first part of every tag of a language: its own code, and those of countries. */
export const codesOf = (locale: Locale): readonly string[] => [
  locale,
  ...Object.keys(countryCodes).filter((code) => countryCodes[code] === locale),
]

const codeOf = (tag: string): string | undefined =>
  tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)[0]

/** The language for a tag in any spelling: `zh_TW`, `zh-Hant-HK`, `jp`, `EN-us`. */
export function knownLocale(tag: string): Locale | undefined {
  const code = codeOf(tag)
  return locales.find((locale) => codesOf(locale).some((known) => known === code))
}

/**
 * The language for a tag in any spelling. `system` follows `systemTag` (the browser's language).
 * Anything unknown reads as English.
 */
export const resolveLocale = (tag: string, systemTag = ''): Locale =>
  knownLocale(codeOf(tag) === 'system' ? systemTag : tag) ?? 'en'
