import { type Locale, resolveLocale } from '../../shared/text/i18n/locale.ts'
import type { Message } from './msg.ts'
import { textIn } from './text-in.ts'

/** Sentences in a row, each with its stop: Chinese and Japanese put no blank between them. */
export function joinSentences(locale: Locale, sentences: readonly Message[]): string {
  const [stop, blank] = locale === 'zh' || locale === 'ja' ? ['。', ''] : ['.', ' ']
  return sentences
    .map((sentence) => textIn(locale, sentence))
    .map((sentence) => (/[.。!?！？]$/.test(sentence) ? sentence : `${sentence}${stop}`))
    .join(blank)
}

/** The language that a caller prefers; English if the header names none. */
export const preferredLocale = (acceptLanguage: string | undefined): Locale =>
  resolveLocale(acceptLanguage?.split(/[,;]/)[0] ?? '')

/** Paragraphs as lines of a text, with an empty line between them. */
export const linesIn = (locale: Locale, ...paragraphs: readonly (readonly Message[])[]): string[] =>
  paragraphs.flatMap((lines, at) => [
    ...(at === 0 ? [] : ['']),
    ...lines.map((line) => textIn(locale, line)),
  ])
