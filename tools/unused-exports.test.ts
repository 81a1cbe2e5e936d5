import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it, test } from 'vitest'
import { targetOf } from './import-rules.ts'

/** Files that no import names, such as configurations, stories and pages. */
const foundOtherwise = [
  /\.config\.ts$/,
  /^\.storybook\//,
  /^examples\//,
  /\.stories\.tsx$/,
  /^e2e\/support\/global-setup\.ts$/,
  /^sandbox\/testing\/database-template\.ts$/,
  /^shared\/element\/loader\/tw\.ts$/,
  /^site\/pages\/[\w-]+\/(Page|title|description)\.tsx?$/,
  /^tools\/package\/usage\//,
]

/** The names that a file exports itself, without those that it passes on. */
function exportsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest ? [] : (exportName.name ?? 'default'),
    ),
  )
}

/** What a file takes from others, as `path#name`; `path#*` if it may take any. */
function takenBy(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const taken = (specifier: string, names: readonly string[]) => {
    const target = targetOf(file, specifier)
    return target ? names.map((name) => `${target}#${name}`) : []
  }
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    taken(
      moduleRequest.value,
      entries.map(({ importName }) =>
        importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
      ),
    ),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? taken(moduleRequest.value, [importName.name ?? '*']) : [],
    ),
  )
  // Also types: `import('./x.ts').X`.
  const dynamic = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].flatMap(
    ([, specifier = '']) => taken(specifier, ['*']),
  )
  return [...imported, ...passedOn, ...dynamic]
}

/** The exports of some files that none of them takes, as `path#name`. */
function unusedIn(sources: ReadonlyMap<string, string>): string[] {
  const taken = new Set([...sources].flatMap(([file, source]) => takenBy(file, source)))
  return [...sources].flatMap(([file, source]) =>
    taken.has(`${file}#*`) || foundOtherwise.some((pattern) => pattern.test(file))
      ? []
      : exportsOf(file, source)
          .map((name) => `${file}#${name}`)
          .filter((each) => !taken.has(each)),
  )
}

const root = resolve(import.meta.dirname, '..')
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.endsWith('.d.ts'))

test('Every export is imported somewhere', () => {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  expect(unusedIn(sources)).toEqual([])
})

describe('An export', () => {
  const unusedWith = (user: string) =>
    unusedIn(
      new Map([
        ['a.ts', 'export const one = 1\nexport type Two = 2'],
        ['b.ts', user],
      ]),
    )

  it.each([
    [`import { one } from './a.ts'`, ['a.ts#Two']],
    [`import type { Two } from './a.ts'`, ['a.ts#one']],
    [`export { one } from './a.ts'`, ['a.ts#Two']],
    [`export * from './a.ts'`, []],
    [`import * as a from './a.ts'`, []],
    [`const a = import('./a.ts')`, []],
    [`type Two = import('./a.ts').Two`, []],
  ])('is used by %s', (user, unused) => expect(unusedWith(user)).toEqual(unused))
})
