import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '../shared/api/endpoints/all.ts'
import { readElements } from './build/manifest/elements.ts'
import { guideTables } from './guide-tables.ts'
import { placeBetween } from './markers.ts'
import { readDocumentOptions } from './openapi/read.ts'
import { referenceTables } from './openapi/reference.ts'
import { sandboxTables } from './openapi/sandbox-tables.ts'
import { withSnippets } from './snippets.ts'

/**
 * Writes the tables of `docs/` and the names of the calls from the declarations, and the code in
 * `docs/` from the examples.
 * `--check` writes nothing, and fails if a file differs.
 */
const root = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const guides = {
  ...guideTables(await readElements(root)),
  'docs/sandbox.md': sandboxTables(),
  'docs/server.md': referenceTables(readDocumentOptions(root)),
}

for (const [file, tables] of Object.entries(guides)) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = [...tables].reduce((text, [name, table]) => placeBetween(text, name, table), before)
  if (after === before) continue
  if (!isCheck) {
    writeFileSync(path, after)
    continue
  }
  const stale = [...tables].filter(([name, table]) => placeBetween(before, name, table) !== before)
  console.error(`${file} is behind the code: ${stale.map(([name]) => name).join(', ')}.`)
  console.error('Run: npm run tables')
  process.exitCode = 1
}

const namesFile = join(root, 'shared/element/host/call-names.json')
const names = `${JSON.stringify(Object.keys(endpoints), null, 2)}\n`
if (readFileSync(namesFile, 'utf8') !== names) {
  if (isCheck) {
    console.error('The names of the calls are behind their declarations. Run: npm run tables')
    process.exitCode = 1
  } else writeFileSync(namesFile, names)
}

for (const name of readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))) {
  const path = join(root, 'docs', name)
  const text = readFileSync(path, 'utf8')
  const current = withSnippets(text, (file) => readFileSync(join(root, file), 'utf8'))
  if (current === text) continue
  if (!isCheck) {
    writeFileSync(path, current)
    continue
  }
  console.error(`docs/${name} shows other code than the examples. Run: npm run tables`)
  process.exitCode = 1
}
