import type { Contract, SignedRecord } from '../../shared/api/wire/contract.ts'
import { isDate, isoDay } from '../../shared/i18n/dates.ts'
import { resolveLocale } from '../../shared/i18n/locale.ts'
import type { Receipt } from './state.ts'

/** A server's time as ISO 8601; empty if it cannot be read. */
export const timeOrEmpty = (time: string | undefined): string => (time && isDate(time) ? time : '')

/** The signing date of a record; empty if the record has no valid one. */
const dayOrEmpty = (date: string | null | undefined, signedAt: string): string => {
  if (date && /^\d{4}-\d\d-\d\d$/.test(date) && timeOrEmpty(date)) return date
  return timeOrEmpty(signedAt) && isoDay(new Date(signedAt))
}

/** The receipt of a signed contract, with what the server has on record. */
export const receiptOf = (
  { number, partA, partB }: Contract,
  { signedAt = '', textHash, text, signatureHash, locale, date }: Partial<SignedRecord>,
): Receipt => ({
  number,
  partA,
  partB,
  signedAt: timeOrEmpty(signedAt),
  date: dayOrEmpty(date, signedAt),
  locale: locale ? resolveLocale(locale) : undefined,
  textHash: textHash?.toLowerCase(),
  signedText: text ?? undefined,
  signatureHash: signatureHash?.toLowerCase(),
  signature: undefined,
})
