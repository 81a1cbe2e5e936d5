import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Two elements on one page share nothing, so no module of theirs holds a value that changes. In
 * formatted code only top-level statements start in the first column.
 */
const mutable: Readonly<Record<string, RegExp>> = {
  'a top-level let or var': /^(export )?(let|var) /,
  'a top-level collection':
    /^(export )?const \w+[^=]*= new (Map|Set|WeakMap|WeakSet|EventTarget|Array)\b/,
  'a top-level store': /^(export )?const \w+[^=]*= create(Store)?[(<]/,
  'a top-level Lingui instance': /^(export )?const \w+[^=]*= setupI18n\(/,
  'a top-level assignment': /^[\w.]+ (=|\+=|\?\?=|\|\|=) /,
}

/** A collection that is filled at its creation and changed nowhere is a constant. */
const isConstant = (line: string, source: string) => {
  const name = /^(?:export )?const (\w+)/.exec(line)?.[1]
  const isFilled = /new \w+(<.*>)?\((?!\))/.test(line)
  return isFilled && !new RegExp(`\\b${name}\\.(set|add|delete|clear|push|splice)\\(`).test(source)
}

const faultsOf = (source: string): string[] =>
  source.split('\n').flatMap((line, at) => {
    if (isConstant(line, source)) return []
    return Object.entries(mutable).flatMap(([what, pattern]) =>
      pattern.test(line) ? [`${at + 1}: ${what}: ${line}`] : [],
    )
  })

const root = resolve(import.meta.dirname, '..')
const modules = ['elements', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-help(er)?)?\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

describe('two elements on one page', () => {
  it('have modules to check', () => expect(modules).toContain('shared/element/element-class.tsx'))

  it.each(modules)('share nothing in %s', (path) => {
    expect(faultsOf(readFileSync(join(root, path), 'utf8'))).toEqual([])
  })

  it.each([
    'let count = 0',
    'export let theme: string',
    'var old = 1',
    'const cache = new Map<string, Response>()',
    'export const seen = new WeakSet()',
    'const store = createStore<State>(() => ({}))',
    'export const useStore = create<State>()((set) => ({}))',
    'const codes = new Map([[1, "one"]])\nexport const learn = () => codes.set(2, "two")',
    'const i18n = setupI18n()',
    'window.tw = {}',
  ])('would share: %s', (line) => expect(faultsOf(line)).toHaveLength(1))

  it.each([
    '  let count = 0',
    'const codes = new Map([[1, "one"]])',
    'const limit = 10',
    'export const idle = { status: "idle" } as const',
  ])('do not share: %s', (line) => expect(faultsOf(line)).toEqual([]))
})
