import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentOptions, Examples } from '../../sandbox/openapi/document.ts'
import { declarationTexts } from './declaration-texts.ts'

/** The files that declare requests and answers. */
const filesIn = (root: string): string[] => [
  ...[
    'endpoints',
    'first-endpoints',
    'contract-endpoints',
    'user-endpoints',
    'wallet-endpoints',
    'errors',
    'refusal-codes',
  ].map((name) => `shared/api/${name}.ts`),
  ...readdirSync(join(root, 'shared/api/wire'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `shared/api/wire/${name}`),
]

const examplesFile = 'sandbox/openapi/examples.json'

/** The sources of the document, other than the schemas. */
export function readDocumentOptions(root: string): DocumentOptions {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  return {
    version,
    texts: declarationTexts(filesIn(root).map((file) => ({ file, source: read(file) }))),
    examples: JSON.parse(read(examplesFile)) as Examples,
  }
}
