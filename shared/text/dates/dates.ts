import dayjs, { type Dayjs } from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import type { Catalogues } from '../i18n/catalogues.ts'
import type { Locale } from '../i18n/locale.ts'
import { type DateInput, isDate } from './plain-dates.ts'

/* The only module of elements and site that imports dayjs. */

dayjs.extend(localizedFormat)

/** How dates are written, in the time zone of the device. */
const formats = {
  /** Contracts (specification, section 9). */
  day: 'YYYY-MM-DD',
  /** Query time of the lookup, in every language (specification, section 9, which names no zone). */
  queryTime: 'MM/DD/YYYY HH:mm:ss',
  /** Receipts, in the format of the language. A receipt is read later or elsewhere, so it names the zone. */
  zonedDateTime: 'LL LTS [GMT]Z',
  /** Beside a format of the specification, in the format of the language. */
  longDateTime: 'LL LT',
  /** A day in a sentence, in the format of the language. */
  longDay: 'LL',
  /** A day in little room, in the format of the language. */
  shortDay: 'll',
  /** A list, in the format of the language. */
  dateTime: 'll LT',
  /** Files that spreadsheets sort. */
  sortable: 'YYYY-MM-DD HH:mm:ss',
  zone: '[GMT]Z',
  /** A list whose rows are under their day. */
  time: 'LT',
  /** A list without times. */
  date: 'll',
  clock: 'HH:mm:ss.SSS',
} as const

/** A day as a heading. Each language has the weekday at another place. */
const weekdayFormats: Readonly<Record<Locale, string>> = {
  en: 'dddd, LL',
  zh: 'LL dddd',
  ja: 'LL(ddd)',
  ko: 'LL dddd',
}
export type DateFormat = keyof typeof formats | 'weekday'

const formatOf = (format: DateFormat, locale: string): string =>
  format === 'weekday' ? weekdayFormats[locale as Locale] : formats[format]

/** The date formats of each language but English. A view that shows a date exports them as `catalogues`. */
export const dateCatalogues = {
  '/zh/dates': () => import('dayjs/locale/zh-tw.js').then(() => ({ messages: {} })),
  '/ja/dates': () => import('dayjs/locale/ja.js').then(() => ({ messages: {} })),
  '/ko/dates': () => import('dayjs/locale/ko.js').then(() => ({ messages: {} })),
} satisfies Readonly<Record<`/${Exclude<Locale, 'en'>}/dates`, Catalogues[string]>>

/** dayjs accepts days such as `2026-13-45`; JavaScript's own parser does not. */
const read = (at: DateInput): Dayjs | undefined => (isDate(at) ? dayjs(at) : undefined)

/** A date as text; `undefined` if it is unreadable, so that the caller leaves it out. */
export const formatDate = (at: DateInput, format: DateFormat, locale = 'en'): string | undefined =>
  read(at)
    ?.locale(locale === 'zh' ? 'zh-tw' : locale)
    .format(formatOf(format, locale))
    // Korean writes AM and PM as a word before the time: a line must not break between them.
    .replace(/(?<=오[전후]) /, '\u00a0')
