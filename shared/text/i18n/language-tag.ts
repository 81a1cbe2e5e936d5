/**
 * The BCP 47 tag of a language, for `lang` and for dates and numbers: Chinese is Traditional, and plain
 * `zh` would give Simplified forms.
 */
export const languageTag = (locale: string): string => (locale === 'zh' ? 'zh-Hant' : locale)
