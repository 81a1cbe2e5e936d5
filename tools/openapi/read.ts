import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentOptions, Examples } from '../../contract/openapi/document.ts'
import { readManifest } from '../package/manifest.ts'
import { declarationTexts } from './declaration-texts.ts'

/** The files that declare requests and answers. */
const filesIn = (root: string): string[] => [
  'shared/api/errors.ts',
  'shared/api/refusal-codes.ts',
  ...['shared/api/endpoints', 'shared/api/wire'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  ),
]

const examplesFile = 'contract/openapi/examples.json'

/** The sources of the document, other than the schemas. */
export function readDocumentOptions(root: string): DocumentOptions {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { version } = readManifest(root)
  return {
    version,
    texts: declarationTexts(filesIn(root).map((file) => ({ file, source: read(file) }))),
    examples: JSON.parse(read(examplesFile)) as Examples,
  }
}
