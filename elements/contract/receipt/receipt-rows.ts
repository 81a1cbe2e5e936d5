import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import type { Receipt } from '../model/state.ts'

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** A hash or a number: every character counts. */
  readonly mono: boolean
}

/** The language of a text in the language of the reader; undefined for one without a name here. */
export const languageName = (
  locale: Receipt['locale'],
  { locale: reader }: I18n,
): string | undefined =>
  locale && locale !== 'other'
    ? new Intl.DisplayNames([languageTag(reader)], { type: 'language' }).of(languageTag(locale))
    : undefined

/** The receipt, row by row, as the screen and every copy show it. */
export const receiptRows = (
  { number, partA, partB, signedAt, locale, textHash, signatureHash }: Receipt,
  words: Readonly<Record<string, string>>,
  i18n: I18n,
): ReceiptRow[] => {
  const row = (label: string | undefined, value: string | undefined, mono = false) =>
    label && value ? [{ label, value, mono }] : []
  return [
    ...row(words.number, number, true),
    ...row(words.partA, partA),
    ...row(words.partB, partB),
    ...row(i18n._(msg`Signed at`), formatDate(signedAt, 'zonedDateTime', i18n.locale)),
    ...row(i18n._(msg`Language of the text`), languageName(locale, i18n)),
    ...row(i18n._(msg`SHA-256 of the text`), textHash, true),
    ...row(i18n._(msg`SHA-256 of the signature`), signatureHash, true),
  ]
}
