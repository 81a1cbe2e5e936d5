import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { pngText } from '../../shared/paper/picture/png/png-text.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { readSignatureNote, signatureKeyword } from '../../shared/text/legal-text/signature-note.ts'
import { Refusal } from '../answer.ts'
import type { contracts } from '../database/schema.ts'
import { utc } from '../dates.ts'
import type { ContractDocuments } from './documents.ts'

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
      {
        en: 'The signature is not linked to the text of this agreement. Please open it again and sign.',
        zh: '簽名未與本協議書的內容連結。請重新開啟協議書並簽署。',
        ja: '署名が契約書の本文と結び付いていません。契約書を開き直して署名してください。',
        ko: '서명이 계약서 본문과 연결되어 있지 않습니다. 계약서를 다시 열고 서명해 주세요.',
      },
      sandboxRefusalCodes.otherText,
    )
  }
  if (!isNear(note.date, now)) {
    throw new Refusal(
      {
        en: 'The signing date is not today. Please open the agreement again and sign.',
        zh: '簽署日期並非今日。請重新開啟協議書並簽署。',
        ja: '署名日が本日ではありません。契約書を開き直して署名してください。',
        ko: '서명일이 오늘이 아닙니다. 계약서를 다시 열고 서명해 주세요.',
      },
      sandboxRefusalCodes.otherText,
    )
  }
  const signed = textOf(locale, note.date)
  if (note.version !== textVersion || signed.textHash !== note.textHash) {
    throw new Refusal(
      {
        en: 'The text of the agreement has changed. Please open it again and sign.',
        zh: '協議書內容已變更。請重新開啟協議書並簽署。',
        ja: '契約書の内容が変更されています。契約書を開き直して署名してください。',
        ko: '계약서 내용이 변경되었습니다. 계약서를 다시 열고 서명해 주세요.',
      },
      sandboxRefusalCodes.otherText,
    )
  }
  return { ...signed, isNoted: true }
}
