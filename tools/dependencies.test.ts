import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn } from './import-rules.ts'

const root = resolve(import.meta.dirname, '..')

/** Files beside the shipped ones: tests, and what only the build runs. */
const isNotShipped = (file: string) =>
  /\.(test|test-helper|stories)\.tsx?$|^site\/server\/|\/read-markdown\.ts$/.test(file)

/** What a file imports, or, as a style sheet, loads. */
const specifiersIn = (file: string, source: string): string[] =>
  file.endsWith('.css')
    ? [...source.matchAll(/(?:@import\s+|url\(\s*)["']([^"']+)/g)].map(([, url = '']) => url)
    : importsIn(file, source)

/** The packages that some files take something from, each once. */
const packagesIn = (
  sources: Iterable<readonly [file: string, source: string]>,
): ReadonlySet<string> =>
  new Set(
    [...sources].flatMap(([file, source]) =>
      specifiersIn(file, source).flatMap((specifier) => {
        const [name] = /^(@[\w.-]+\/)?\w[\w.-]*(?=\/|$)/.exec(specifier) ?? []
        return name ?? []
      }),
    ),
  )

const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const shipped = execFileSync('git', [...listed, 'widgets', 'shared', 'site'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !isNotShipped(file))

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const named = Object.keys(dependencies)
const imported = packagesIn(
  shipped.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
)
test('Every package that shipped code takes something from is a dependency', () => {
  expect([...imported].filter((name) => !named.includes(name))).toEqual([])
})

test('Shipped code takes something from every dependency', () => {
  expect(named.filter((name) => !imported.has(name))).toEqual([])
})

describe('A package is found in', () => {
  test.each([
    ['an import', 'a.ts', `import a from 'one'`, ['one']],
    ['an import of a path', 'a.ts', `import '@scope/one/a/b.js'`, ['@scope/one']],
    ['an export', 'a.ts', `export * from 'one'`, ['one']],
    ['a lazy import', 'a.tsx', `const a = () => import('one/a')`, ['one']],
    ['a font of a style sheet', 'a.css', `a { src: url("@scope/one/a.woff2") }`, ['@scope/one']],
    ['a style sheet of a style sheet', 'a.css', `@import 'one/a.css';`, ['one']],
    ['no import of a file', 'a.ts', `import './one.ts'\nimport('../two.ts')`, []],
    ['no import of a computed address', 'a.ts', `import(new URL(file, base).href)`, []],
    ['no import of Node', 'a.ts', `import 'node:fs'`, []],
    ['no file of a style sheet', 'a.css', `@import './a.css'; a { src: url("/a.svg") }`, []],
  ])('%s', (_, file, source, packages) => {
    expect([...packagesIn([[file, source]])]).toEqual(packages)
  })
})
