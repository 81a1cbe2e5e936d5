import { languageTag } from './language-tag.ts'

/** The moment that a server's text names; `undefined` where it names none, so that it is left out. */
export function parseDate(text: string | null | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The same in the reader's language and time zone; `undefined` where the text is no date. */
export const formatDate = (
  text: string | null | undefined,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | undefined => parseDate(text)?.toLocaleString(languageTag(locale), options)
