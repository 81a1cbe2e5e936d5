import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownLocale, type Locale } from '../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'
import type { ContractDocuments } from '../core/context.ts'

/** The document whose labels a text in a language has: in that language, or in English. */
export function documentIn(
  documents: ContractDocuments,
  lang: string,
): { readonly locale: Locale; readonly document: LegalText } {
  const locale = knownLocale(lang) ?? 'en'
  return { locale, document: documents(locale) }
}

/**
 * Reads the contract from disk at each call, so that a changed text needs no restart.
 *
 * @param directory with `{locale}/documents/contract.md`
 */
export const diskDocuments =
  (directory: string): ContractDocuments =>
  (locale) =>
    readMarkdown(readFileSync(join(directory, locale, 'documents', 'contract.md'), 'utf8'))
