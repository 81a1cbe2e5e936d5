import type { Locale } from './locale.ts'

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '繁體中文',
  ja: '日本語',
  ko: '한국어',
}
