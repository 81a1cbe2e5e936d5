import type { AgreementText } from '../../../shared/api/wire/contract.ts'
import { knownLocale } from '../../../shared/text/i18n/locale.ts'
import { documentText } from '../../../shared/text/legal-text/contract-text.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { ownFacts, ownText } from '../../../shared/text/legal-text/own-text.ts'
import type { ContractState } from '../model/state.ts'
import { textHashOf } from '../signing/text-hash.ts'

/** Why a text cannot be signed: there is none, or it is none of those that the server has. */
export type TextIssue = 'missing' | 'different'

/** The hash of a server's text: that of its words, if it sends them, and they have the hash it says. */
const hashOf = (given: AgreementText, base: LegalText): string | undefined => {
  const said = given.textHash?.toLowerCase()
  const text = given.title ? ownText(given, base) : undefined
  if (!text) return given.title ? undefined : said
  const hash = textHashOf(documentText(text, knownLocale(given.lang) ?? 'en'))
  return said && said !== hash ? undefined : hash
}

/**
 * Compares the text on screen with those of the server. A server that sends none, as section 7 has it,
 * accepts what is shown, or refuses the signature.
 */
export function textIssue({
  text,
  contract,
}: Pick<ContractState, 'text' | 'contract'>): TextIssue | undefined {
  if (!text || text.isMissing) return 'missing'
  const texts = contract?.texts
  if (!texts?.length) return undefined
  const { locale, legalText } = text
  const hash = textHashOf(documentText(legalText, locale))
  const isServers = (given: AgreementText) =>
    hashOf(given, legalText) === hash &&
    (!legalText.own || ownFacts(given).version === legalText.own.version)
  return texts.some(isServers) ? undefined : 'different'
}
