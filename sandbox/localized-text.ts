import { type Locale, resolveLocale } from '../shared/text/i18n/locale.ts'

/** Sentences in a row, each with its stop: Chinese and Japanese put no blank between them. */
export function joinSentences(locale: Locale, sentences: readonly string[]): string {
  const [stop, blank] = locale === 'zh' || locale === 'ja' ? ['。', ''] : ['.', ' ']
  return sentences
    .map((sentence) => (/[.。!?！？]$/.test(sentence) ? sentence : `${sentence}${stop}`))
    .join(blank)
}

/** The language that a caller prefers; English if the header names none. */
export const preferredLocale = (acceptLanguage: string | undefined): Locale =>
  resolveLocale(acceptLanguage?.split(/[,;]/)[0] ?? '')
