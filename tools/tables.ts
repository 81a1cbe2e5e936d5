import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeBetween } from './bench/markers.ts'
import { readElements } from './build/manifest-elements.ts'
import { readmeTables } from './tables-content.ts'

/**
 * Writes the README's tables from the declarations. `--check` writes nothing, and fails where the
 * README says something else.
 */
const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')
const before = readFileSync(readme, 'utf8')
const tables = readmeTables(await readElements(root))
const after = [...tables].reduce((text, [name, table]) => placeBetween(text, name, table), before)

if (!process.argv.includes('--check')) {
  writeFileSync(readme, after)
} else if (after !== before) {
  const stale = [...tables].filter(([name, table]) => placeBetween(before, name, table) !== before)
  console.error(`README.md is behind the code: ${stale.map(([name]) => name).join(', ')}.`)
  console.error('Run: npm run tables')
  process.exit(1)
}
