import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawAll, folder } from './files.ts'

const committed = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)

it('the files of the site are what the formulas draw: otherwise run `npm run engravings`', () => {
  const drawn = drawAll()
  expect(Object.keys(committed).sort()).toEqual(Object.keys(drawn).sort())
  // Not `toEqual`: it would print files of a hundred kilobytes.
  expect(Object.keys(drawn).filter((name) => drawn[name] !== committed[name])).toEqual([])
})

it('every plate is printed for both themes, and differs between them where light falls on it', () => {
  expect(Object.keys(committed).filter((name) => name.endsWith('-dark.svg'))).toHaveLength(6)
  expect(committed['vault-dark.svg']).not.toBe(committed['vault-light.svg'])
  for (const svg of Object.values(committed)) expect(svg).not.toContain('NaN')
})

it('the plates of one theme weigh less than 130 kB together', () => {
  for (const paper of ['dark', 'light']) {
    const weights = Object.entries(committed)
      .filter(([name]) => name.endsWith(`-${paper}.svg`))
      .map(([, svg]) => brotliCompressSync(svg).length)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(130_000)
  }
})
