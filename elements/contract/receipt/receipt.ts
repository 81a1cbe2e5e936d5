import type { SignedRecord } from '../../../shared/api/wire/contract.ts'
import { isDate } from '../../../shared/text/dates/plain-dates.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { resolveLocale } from '../../../shared/text/i18n/locale.ts'
import type { ContractFacts } from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import { cleanLine } from '../../../shared/text/legal-text/own-text.ts'
import type { Receipt } from '../model/state.ts'

/** A server's time as ISO 8601; empty if it cannot be read. */
export const timeOrEmpty = (time: string | undefined): string => (time && isDate(time) ? time : '')

/** The signing date of a record; empty if the record has no valid one: it depends on the signer's zone. */
const dayOrEmpty = (date: string | null | undefined): string =>
  date && /^\d{4}-\d\d-\d\d$/.test(date) ? timeOrEmpty(date) : ''

/** The language of a record; an unknown one must not read as English. */
const languageOf = (tag: string): Receipt['locale'] => {
  const locale = resolveLocale(tag)
  return locale === 'en' && !/^\s*en/i.test(tag) ? 'other' : locale
}

/** The tag of that language: `English` and `jp` are none, and read as what they mean. */
const tagOf = (language: string): string => {
  const locale = languageOf(language)
  return locale === undefined || locale === 'other' ? language : languageTag(locale)
}

/** The receipt of a signed contract, with what the server has on record. */
export const receiptOf = (
  { number, partA, partB }: Omit<ContractFacts, 'date'>,
  { signedAt = '', textHash, text, signatureHash, locale, date, version }: Partial<SignedRecord>,
): Receipt => ({
  number,
  partA,
  partB,
  signedAt: timeOrEmpty(signedAt),
  date: dayOrEmpty(date),
  locale: locale ? languageOf(locale) : undefined,
  lang: locale ? tagOf(locale) : undefined,
  version: version ? cleanLine(version) : undefined,
  textHash: textHash?.toLowerCase(),
  signedText: text ?? undefined,
  signatureHash: signatureHash?.toLowerCase(),
  signature: undefined,
})
