import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'
import type { ContractDocuments } from '../core/context.ts'

/**
 * Reads the contract from disk at each call, so that a changed text needs no restart.
 *
 * @param directory with `{locale}/documents/contract.md`
 */
export const diskDocuments =
  (directory: string): ContractDocuments =>
  (locale) =>
    readMarkdown(readFileSync(join(directory, locale, 'documents', 'contract.md'), 'utf8'))
