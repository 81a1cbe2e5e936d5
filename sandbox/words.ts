import { type Locale, resolveLocale } from '../shared/i18n/locale.ts'

/** A text that a person reads, in each language of the elements. */
export type Words = Readonly<Record<Locale, string>>

/** The language that a caller prefers; English if the header names none. */
export const preferredLocale = (acceptLanguage: string | undefined): Locale =>
  resolveLocale(acceptLanguage?.split(/[,;]/)[0] ?? '')
