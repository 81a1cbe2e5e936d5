import { formatDate } from '../../../shared/text/dates/dates.ts'

/** A time as `MM/DD/YYYY HH:mm:ss` in the device's time zone (specification, section 9). */
export const queryTime = (at: Date): string => formatDate(at, 'queryTime') ?? ''

/**
 * The same time as the language writes it. Only English readers know that the month comes first;
 * `undefined` in English.
 */
export const localTime = (at: Date, locale: string): string | undefined =>
  locale === 'en' ? undefined : formatDate(at, 'longDateTime', locale)
