import { msg } from '@lingui/core/macro'
import { languageTag } from '../../shared/i18n/language-tag.ts'
import type { Translator } from '../../shared/i18n/texts.ts'
import type { Receipt } from './store.ts'

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** A hash or a number: every character counts. */
  readonly mono: boolean
}

/** The time of a signature, where the reader is, with its zone. */
const timeOf = (signedAt: string, locale: string): string => {
  const at = new Date(signedAt)
  return Number.isNaN(at.getTime())
    ? signedAt
    : at.toLocaleString(languageTag(locale), { dateStyle: 'long', timeStyle: 'long' })
}

/** The receipt, row by row, as the screen and every copy show it. */
export const receiptRows = (
  { number, partA, partB, signedAt, textHash, signatureHash }: Receipt,
  words: Readonly<Record<string, string>>,
  i18n: Translator,
): ReceiptRow[] => {
  const row = (label: string | undefined, value: string | undefined, mono = false) =>
    label && value ? [{ label, value, mono }] : []
  return [
    ...row(words.number, number, true),
    ...row(words.partA, partA),
    ...row(words.partB, partB),
    ...row(i18n._(msg`Signed at`), timeOf(signedAt, i18n.locale)),
    ...row(i18n._(msg`SHA-256 of the text`), textHash, true),
    ...row(i18n._(msg`SHA-256 of the signature`), signatureHash, true),
  ]
}
