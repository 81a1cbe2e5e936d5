import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostParts, hostVariables } from './host-variables.ts'
import { themeCss } from './theme-css.ts'

const root = join(import.meta.dirname, '../../..')
const read = (ending: RegExp) =>
  ['shared', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !file.includes('.test'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )

test('every custom property that a page can set is read by a sheet, and every one that is read is declared', () => {
  const sheets = [...read(/\.css$/), themeCss()].join('')
  const used = [...sheets.matchAll(/var\((--tw-[a-z-]+)/g)].map(([, name]) => name)
  expect([...new Set(used)].sort()).toEqual(hostVariables.map(({ name }) => name).sort())
})

test('the parts of the elements are those that are declared', () => {
  const code = read(/\.tsx?$/).join('')
  const named = [...code.matchAll(/\bpart(?:="|=\{[^}]*? '|', ')([a-z]+)['"]/g)]
    .map(([, name = '']) => name)
    // A condition: only some sizes and variants are parts.
    .filter((name) => !['hero', 'primary'].includes(name))
  const conditional = [...code.matchAll(/\bpart=\{[^}]*?\? '([a-z]+)'/g)].map(([, name]) => name)
  expect([...new Set([...named, ...conditional])].sort()).toEqual(Object.keys(hostParts).sort())
})
