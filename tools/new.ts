import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { newCall } from './new/call.ts'
import { Changes, Unwanted } from './new/changes.ts'
import { newElement } from './new/element.ts'
import { newLanguage } from './new/language.ts'
import { newPage, newText } from './new/page.ts'
import { newStep } from './new/step.ts'

const root = join(import.meta.dirname, '..')

/** Each kind: its arguments, and what writes its places. */
const kinds = {
  element: ['demo-badge', newElement],
  step: ['transfer CONFIRM_LIMIT', newStep],
  call: ['wallet getLimit GET /api/mob/trade/wallet-entity/getLimit', newCall],
  page: ['fundNews [fund-lookup]', newPage],
  language: ['fr', newLanguage],
  text: ['fund-rules "Rules of the Fund"', newText],
} as const satisfies Readonly<
  Record<string, readonly [example: string, write: (changes: Changes, ...args: string[]) => void]>
>

const [kind = '', ...args] = process.argv.slice(2)
const [, write] = kinds[kind as keyof typeof kinds] ?? []
if (!write || args.length === 0) {
  console.error('Writes the places of a change and says what is left to you. Usage:')
  for (const [name, [example]] of Object.entries(kinds)) {
    console.error(`  npm run new ${name} ${example}`)
  }
  process.exit(2)
}
const changes = new Changes(root)
try {
  write(changes, ...args)
} catch (cause) {
  if (!(cause instanceof Unwanted)) throw cause
  console.error(cause.message)
  process.exit(1)
}
changes.write()
const paths = [...changes.files.keys()]
spawnSync('node_modules/.bin/biome', ['check', '--write', ...paths], { cwd: root })
console.log(`Written or changed:\n${paths.map((path) => `  ${path}`).join('\n')}\n`)
console.log(`Left to you:\n${changes.tasks.map((task) => `- ${task}`).join('\n')}`)

// What every table, union and switch of the project says about it.
const { stdout } = spawnSync('node_modules/.bin/tsc', ['--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
})
const asked = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): /.test(line))
if (asked.length > 0)
  console.log(`\nThe compiler asks for:\n${asked.map((line) => `- ${line}`).join('\n')}`)
