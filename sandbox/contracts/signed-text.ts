import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { pngText } from '../../shared/paper/picture/png/png-text.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { readSignatureNote, signatureKeyword } from '../../shared/text/legal-text/signature-note.ts'
import { utc } from '../basics/dates.ts'
import { Refusal } from '../core/answer.ts'
import type { ContractDocuments } from '../core/context.ts'
import type { contracts } from '../database/schema.ts'
import { msg } from '../language/msg.ts'

type ContractRow = typeof contracts.$inferSelect

interface SignedText {
  readonly text: string
  readonly textHash: string
  readonly locale: Locale
  readonly date: string
  /** Whether the picture names the text. */
  readonly isNoted: boolean
}

const dateFormat = 'YYYY-MM-DD'

/** In another time zone the date may be one day earlier or later. */
const isNear = (date: string, now: Date): boolean => {
  const day = utc(date, dateFormat, true)
  return day.isValid() && Math.abs(day.diff(utc(now).startOf('day'), 'day')) <= 1
}

/**
 * The text that was signed. A note in the picture names the text by its hash; the text is generated
 * again here and must be identical. Without the note, nobody can prove which text was read.
 *
 * @throws Refusal if there is no note, or if it names another text or another day
 */
export function signedText(
  documents: ContractDocuments,
  { number, partA, partB }: ContractRow,
  png: Uint8Array,
  now: Date,
): SignedText {
  const textOf = (locale: Locale, date: string) => {
    const text = contractText(documents(locale), locale, { number, partA, partB, date })
    return { text, textHash: bytesToHex(sha256(utf8ToBytes(text))), locale, date }
  }

  const line = pngText(png, signatureKeyword)
  const note = line === undefined ? undefined : readSignatureNote(line)
  const locale = locales.find((known) => known === note?.locale)
  if (!note || !locale) {
    throw new Refusal(
      msg('The signature is not linked to the text of this agreement. Open it again and sign.'),
      sandboxRefusalCodes.otherText,
    )
  }
  if (!isNear(note.date, now)) {
    throw new Refusal(
      msg('The signing date is not today. Open the agreement again and sign.'),
      sandboxRefusalCodes.otherText,
    )
  }
  const signed = textOf(locale, note.date)
  if (note.version !== textVersion || signed.textHash !== note.textHash) {
    throw new Refusal(
      msg('The text of the agreement has changed. Open it again and sign.'),
      sandboxRefusalCodes.otherText,
    )
  }
  return { ...signed, isNoted: true }
}
