import { languageTag } from '../i18n/language-tag.ts'
import { knownLocale } from '../i18n/locale.ts'
import type { LegalText } from './legal-text.ts'

/** The tag of the language of a text, for `lang`. */
export const langOf = ({ own }: Pick<LegalText, 'own'>, locale: string): string =>
  own?.lang ?? languageTag(locale)

/** `zh-TW` and `zh-Hant` are one language here. */
export const isSameLanguage = (one: string, other: string): boolean => {
  const nameOf = (tag: string) => knownLocale(tag) ?? tag.toLowerCase()
  return nameOf(one) === nameOf(other)
}

/** An own text is in another language than the reader's. One whose language is not known says so itself. */
export const isForeign = ({ own }: Pick<LegalText, 'own'>, reader: string): boolean =>
  own !== undefined && own.lang !== 'und' && !isSameLanguage(own.lang, reader)
