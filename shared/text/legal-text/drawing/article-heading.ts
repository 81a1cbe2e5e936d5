import type { Locale } from '../../i18n/locale.ts'
import type { LegalText } from '../legal-text.ts'

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A number from 1 to 99 in Chinese characters: 三, 十, 二十一. */
const inChinese = (n: number): string => {
  const tens = Math.floor(n / 10)
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[n % 10]}`
}

/** How a contract in each language writes the number and the heading of an article. */
const forms: Readonly<Record<Locale, (n: number, heading: string) => string>> = {
  en: (n, heading) => `${n}. ${heading}`,
  zh: (n, heading) => `第${inChinese(n)}條　${heading}`,
  ja: (n, heading) => `第${n}条（${heading}）`,
  ko: (n, heading) => `제${n}조(${heading})`,
}

/**
 * Writes the headings of a contract in a language: on screen, on paper and in the signed text.
 *
 * @param locale of the text; an unknown one gets the English text, and so its numbers
 * @returns a function of a heading and its index, from 0
 */
export const articleHeading = (locale: string) => {
  const form = Object.hasOwn(forms, locale) ? forms[locale as Locale] : forms.en
  return (heading: string, at: number): string => form(at + 1, heading)
}

const asWritten = (heading: string): string => heading

/** As `articleHeading`, for any contract: an operator's own text has its own numbers, or none. */
export const headingsOf = ({ own }: Pick<LegalText, 'own'>, locale: string) =>
  own ? asWritten : articleHeading(locale)
