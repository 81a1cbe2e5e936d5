import type { Locale } from './locale.ts'

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '繁體中文',
  ja: '日本語',
  ko: '한국어',
}
