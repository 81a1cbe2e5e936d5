import { msg } from '@lingui/core/macro'
import type { Texts } from '../../../shared/element/model/parts.ts'
import { type Locale, locales } from '../../../shared/text/i18n/locale.ts'
import { contractText } from '../../../shared/text/legal-text/contract-text.ts'
import { isSameLanguage } from '../../../shared/text/legal-text/lang-of.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { ContractStore, Receipt, ShownText } from '../model/state.ts'
import { receiptRows } from '../receipt/receipt-rows.ts'
import { textHashOf } from '../signing/text-hash.ts'
import type { Copy } from './copy.ts'

/** What a copy is made of. */
interface CopySource {
  readonly store: ContractStore
  readonly texts: Pick<Texts, 'i18n'>
  /** The text in a language. */
  legalTextIn(locale: string): Promise<LegalText>
}

const hourMs = 3_600_000

/** The days on which it was signed, in the signer's time zone, which is not known. */
const daysOf = ({ date, signedAt }: Receipt): string[] => {
  if (date || !signedAt) return [date]
  const dayIn = (zone: number) => {
    const at = new Date(Date.parse(signedAt) + zone * hourMs)
    // The last day that a date can have has no later one.
    return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
  }
  return [...new Set(['', dayIn(-12), dayIn(14), dayIn(0)])]
}

interface CopiedText extends Pick<ShownText, 'legalText'> {
  readonly locale: string
}

/**
 * The signed text: today's, or its exact lines, or today's with a caution that it has changed.
 *
 * @param shown the text on screen: an operator's own, or its language for a record that names none
 */
async function signedText(
  receipt: Receipt,
  shown: ShownText | undefined,
  { legalTextIn, texts }: Pick<CopySource, 'legalTextIn' | 'texts'>,
): Promise<Pick<Copy, 'text' | 'locale' | 'facts' | 'exact' | 'caution'>> {
  const { textHash, signedText } = receipt
  const isSigned = (text: string) => !textHash || textHashOf(text) === textHash
  const isOther = receipt.locale === 'other'
  const languages: readonly Locale[] =
    receipt.locale && receipt.locale !== 'other'
      ? [receipt.locale]
      : [shown?.locale ?? 'en', ...locales]
  const own = shown?.legalText.own && shown
  const inCopy = ({ legalText: text, locale }: CopiedText) => {
    for (const date of daysOf(receipt)) {
      const facts = { ...receipt, date }
      if (isSigned(contractText(text, locale, facts))) return { text, locale, facts }
    }
    return undefined
  }
  const isInOwnLanguage =
    !receipt.lang || isSameLanguage(receipt.lang, own?.legalText.own?.lang ?? '')
  const signed = own && (textHash || isInOwnLanguage) ? inCopy(own) : undefined
  if (signed) return signed
  for (const locale of isOther ? [] : languages) {
    const found = inCopy({ legalText: await legalTextIn(locale), locale })
    if (found) return found
  }
  const [language = 'en'] = languages
  const locale = own?.locale ?? language
  const text = own?.legalText ?? (await legalTextIn(locale))
  const facts = receipt
  if (signedText && isSigned(signedText)) return { text, locale, facts, exact: signedText }
  const caution = msg`The agreement has changed since it was signed. This copy contains the current text.`
  return { text, locale, facts, caution: texts.i18n._(caution) }
}

/**
 * The contract for a copy: as it is on screen or, if it is signed, as it was signed and with its
 * receipt. Undefined while the contract is loading.
 */
export async function contractCopy({
  store,
  texts,
  legalTextIn,
}: CopySource): Promise<Copy | undefined> {
  const { i18n } = texts
  const { phase, contract, text } = store.getState()
  if (phase.name !== 'signed') {
    const facts = contract
    return text && facts && { text: text.legalText, locale: text.locale, facts }
  }
  const { receipt } = phase
  const { signature } = receipt
  const signed = await signedText(receipt, text, { legalTextIn, texts })
  return {
    ...signed,
    receipt: {
      heading: i18n._(msg`Receipt`),
      rows: receiptRows(receipt, signed.text.words, i18n),
      signature: signature && { png: signature.png, label: i18n._(msg`Your signature`) },
    },
  }
}
