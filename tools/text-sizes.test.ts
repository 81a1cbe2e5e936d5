import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Saved and printed papers are documents of their own, whose sheet has a fixed width. */
const papers = ['elements/contract/copy/copy.css', 'shared/paper/certificate/paper.css']
/** The letters on the ring of the seal: units of its drawing. */
const drawings = ['elements/contract/signing/Seal.css: font: 500 66px var(--_font)']

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'elements', 'shared'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file.endsWith('.css') && !papers.includes(file))

/** What a sheet says about the size of texts in pixels that do not follow the reader. */
const fixedSizesIn = (css: string): string[] => {
  const declarations = css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/(?<=[{;\s])(?:font|font-size|line-height):[^;}]+/g)
  return [...declarations]
    .map(([declaration]) => declaration.replace(/\s+/g, ' ').trim())
    .filter((declaration) => {
      // A limit in pixels beside a size that follows.
      const rest = declaration.replace(/\w+\((?:[^()]|\([^()]*\))*\)/g, (call) =>
        /var\(|\dem\b/.test(call) ? '' : call,
      )
      return /\dpx\b/.test(rest)
    })
}

test('Every text of an element follows the font size of the reader', () => {
  const found = files.flatMap((file) =>
    fixedSizesIn(readFileSync(join(root, file), 'utf8')).map((fixed) => `${file}: ${fixed}`),
  )
  expect(found.filter((each) => !drawings.includes(each))).toEqual([])
})

describe('A fixed size is found', () => {
  test.each([
    ['a { font-size: 22px }', 'font-size: 22px'],
    ['a { color: red; font: 500 38px / 1.2 var(--_font); }', 'font: 500 38px / 1.2 var(--_font)'],
    ['a { line-height: 28px }', 'line-height: 28px'],
  ])('in %s', (css, found) => expect(fixedSizesIn(css)).toEqual([found]))

  test.each([
    'a { font: var(--_t4) / 1.5 var(--_font); }',
    'a { font-size: max(16px, 1em); }',
    'a { line-height: calc(30 * var(--_px) - 2px); }',
    'a { font: var(--_t6) / calc(56 * var(--_px)) var(--_mono); }',
    '/* font-size: 2px; */ a { border: 1px solid; }',
  ])('but not in %s', (css) => expect(fixedSizesIn(css)).toEqual([]))
})
