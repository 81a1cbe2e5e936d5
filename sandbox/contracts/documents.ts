import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'

export type ContractDocuments = (locale: Locale) => LegalText

/**
 * Reads the contract from disk at each call, so that a changed text needs no restart.
 *
 * @param directory with `{locale}/documents/contract.md`
 */
export const diskDocuments =
  (directory: string): ContractDocuments =>
  (locale) =>
    readMarkdown(readFileSync(join(directory, locale, 'documents', 'contract.md'), 'utf8'))
