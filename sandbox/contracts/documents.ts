import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { readMarkdown } from '../../shared/legal-text/read-markdown.ts'
import type { signatures } from '../database/schema.ts'

export type ContractLocale = (typeof signatures.$inferSelect)['locale']

export const contractLocales: readonly ContractLocale[] = ['en', 'zh', 'ja', 'ko']

export type ContractDocuments = (locale: ContractLocale) => LegalText

/**
 * The contract as it stands on disk, read anew for each signature: who mends the text need not
 * restart the sandbox.
 *
 * @param directory with `{locale}/documents/contract.md`
 */
export const diskDocuments =
  (directory: string): ContractDocuments =>
  (locale) =>
    readMarkdown(readFileSync(join(directory, locale, 'documents', 'contract.md'), 'utf8'))
