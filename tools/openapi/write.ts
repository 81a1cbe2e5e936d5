import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApiDocument, standaloneSchemas } from '../../contract/openapi/document.ts'
import { readDocumentOptions } from './read.ts'

/** Writes `openapi.json` and `schemas/*.json` into a folder, by default `dist`. */
export async function writeOpenApi(root: string, out = join(root, 'dist')): Promise<void> {
  const options = readDocumentOptions(root)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const schemas = join(out, 'schemas')
  await rm(schemas, { recursive: true, force: true })
  await mkdir(schemas, { recursive: true })
  await writeFile(join(out, 'openapi.json'), json(openApiDocument(options)))
  for (const [name, schema] of standaloneSchemas(options)) {
    await writeFile(join(schemas, `${name}.json`), json(schema))
  }
}
