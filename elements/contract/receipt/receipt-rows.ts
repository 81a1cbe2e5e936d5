import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { nameOfLanguage } from '../../../shared/text/i18n/name-of-language.ts'
import type { Receipt } from '../model/state.ts'

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** A hash or a number: every character counts. */
  readonly mono: boolean
}

/** The language of a text in the language of the reader; undefined for one without a name. */
export const languageName = (
  { locale, lang }: Pick<Receipt, 'locale' | 'lang'>,
  { locale: reader }: I18n,
): string | undefined => {
  if (!locale) return undefined
  const tag = lang ?? (locale === 'other' ? undefined : languageTag(locale))
  const name = tag && nameOfLanguage(tag, reader)
  return name === tag ? undefined : name
}

/** The receipt, row by row, as the screen and every copy show it. */
export const receiptRows = (
  receipt: Receipt,
  words: Readonly<Record<string, string>>,
  i18n: I18n,
): ReceiptRow[] => {
  const { number, partA, partB, signedAt, version, textHash, signatureHash } = receipt
  const row = (label: string | undefined, value: string | undefined, mono = false) =>
    label && value ? [{ label, value, mono }] : []
  return [
    ...row(words.number, number, true),
    ...row(words.partA, partA),
    ...row(words.partB, partB),
    ...row(i18n._(msg`Signed at`), formatDate(signedAt, 'zonedDateTime', i18n.locale)),
    ...row(i18n._(msg`Language of the text`), languageName(receipt, i18n)),
    ...row(i18n._(msg`Version of the text`), version),
    ...row(i18n._(msg`SHA-256 of the text`), textHash, true),
    ...row(i18n._(msg`SHA-256 of the signature`), signatureHash, true),
  ]
}
