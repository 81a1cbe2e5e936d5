/** The languages of the elements; `zh` is Traditional Chinese as written in Taiwan and Hong Kong. */
export const locales = ['en', 'zh', 'ja', 'ko'] as const
export type Locale = (typeof locales)[number]

/** A text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Tags of existing apps that name a country instead of a language. */
const countryCodes: ReadonlyMap<string, Locale> = new Map([
  ['jp', 'ja'],
  ['cn', 'zh'],
  ['tw', 'zh'],
  ['hk', 'zh'],
  ['kr', 'ko'],
])

/**
 * The language for a tag in any spelling: `zh_TW`, `zh-Hant-HK`, `jp`, `EN-us`. `system` follows
 * `systemTag` (the browser's language). Anything unknown reads as English.
 */
export function resolveLocale(tag: string, systemTag = ''): Locale {
  const [language = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)
  if (language === 'system') return resolveLocale(systemTag)
  return countryCodes.get(language) ?? locales.find((locale) => locale === language) ?? 'en'
}
