import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMarkdown } from '../../shared/document/read-markdown.ts'
import type { TextDocument } from '../../shared/document/text-document.ts'
import type { signatures } from '../database/schema.ts'

export type ContractLocale = (typeof signatures.$inferSelect)['locale']

export const contractLocales: readonly ContractLocale[] = ['en', 'zh', 'ja', 'ko']

export type ContractDocuments = (locale: ContractLocale) => TextDocument

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
