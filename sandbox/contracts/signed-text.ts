import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { pngText } from '../../shared/paper/picture/png/png-text.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import {
  readSignatureNote,
  type SignatureNote,
  signatureKeyword,
} from '../../shared/text/legal-text/signature-note.ts'
import { utc } from '../basics/dates.ts'
import { sha256Of } from '../basics/hash.ts'
import { Refusal } from '../core/answer.ts'
import type { ContractDocuments } from '../core/context.ts'
import type { contracts } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import type { OwnContractText } from './own-texts.ts'

type ContractRow = typeof contracts.$inferSelect

interface SignedText {
  readonly text: string
  readonly textHash: string
  /** The language of the text. */
  readonly locale: string
  /** The operator's name of the version, of an own text. */
  readonly version: string | null
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
  ownTexts: readonly OwnContractText[],
  png: Uint8Array,
  now: Date,
): SignedText {
  const textOf = ({ locale: lang, date, ownVersion = '' }: SignatureNote) => {
    const own = ownTexts.find((each) => each.lang === lang && each.version === ownVersion)
    const locale = own ? own.locale : ownTexts.length === 0 && locales.find((each) => each === lang)
    if (!locale) return undefined
    const facts = { number, partA, partB, date }
    const document = own ? own.legalText : documents(locale as Locale)
    const text = contractText(document, locale, facts)
    return { text, textHash: sha256Of(text), locale: lang, date, version: own?.version || null }
  }

  const line = pngText(png, signatureKeyword)
  const note = line === undefined ? undefined : readSignatureNote(line)
  const isOfElement = ownTexts.length === 0
  if (!note || (isOfElement && !locales.some((known) => known === note.locale))) {
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
  const signed = textOf(note)
  if (!signed || note.version !== textVersion || signed.textHash !== note.textHash) {
    throw new Refusal(
      msg('The text of the agreement has changed. Open it again and sign.'),
      sandboxRefusalCodes.otherText,
    )
  }
  return { ...signed, isNoted: true }
}
