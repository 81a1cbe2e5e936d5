import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forbiddenImports, targetOf } from './import-rules.ts'
import { importsIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const tree = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const files = tree.filter((file) => /\.tsx?$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

test('Every file imports only what its row of the table allows', () => {
  const broken = [...sources].flatMap(([file, source]) =>
    forbiddenImports(file, source).map((specifier) => `${file} imports ${specifier}`),
  )
  expect(broken).toEqual([])
})

test('No files import each other in a circle, not even for a type', () => {
  const graph = new Map(
    [...sources].map(([file, source]) => {
      const { statics, dynamics } = importsIn(file, source)
      const targets = [...statics, ...dynamics].flatMap((each) => targetOf(file, each) ?? [])
      return [file, targets]
    }),
  )
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(circles).toEqual([])
})

test('No two names differ only in their case: on macOS and Windows they are one file', () => {
  const names = new Set(
    tree.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
    }),
  )
  const seen = new Set<string>()
  const twice = [...names].filter((name) => {
    const folded = name.toLowerCase()
    return seen.has(folded) || !seen.add(folded)
  })
  expect(twice).toEqual([])
})

describe('The table refuses', () => {
  test.each([
    ['another element', 'elements/transfer/View.tsx', `import '../contract/state.ts'`],
    [
      'a type of another element',
      'elements/transfer/a.ts',
      `import type { A } from '../contract/a.ts'`,
    ],
    [
      'a lazy part of another element',
      'elements/transfer/steps/A.tsx',
      `import('../../contract/View.tsx')`,
    ],
    [
      'a re-export of another element',
      'elements/transfer/a.ts',
      `export * from '../contract/forms.ts'`,
    ],
    ['the site in an element', 'elements/transfer/View.tsx', `import '../../site/main.tsx'`],
    ['the sandbox in an element', 'elements/transfer/api.ts', `import '../../sandbox/server.ts'`],
    ['an element in shared', 'shared/ui/Field.tsx', `import '../../elements/transfer/api.ts'`],
    ['calls in a component', 'shared/ui/Field.tsx', `import '../api/errors.ts'`],
    ['a component in a call', 'shared/api/client.ts', `import '../ui/Money.tsx'`],
    ['React in a call', 'shared/api/client.ts', `import 'react'`],
    [
      'React in the state of an element',
      'elements/transfer/model/state.ts',
      `import { useState } from 'react'`,
    ],
    [
      'a store hook in the state',
      'elements/transfer/model/state.ts',
      `import { useStore } from 'zustand'`,
    ],
    [
      'the inside of an element on the site',
      'site/main.tsx',
      `import '../elements/transfer/View.tsx'`,
    ],
    [
      'the inside of an element in the playground',
      'stories/playground/a.ts',
      `import '../../elements/transfer/state.ts'`,
    ],
    ['components in the sandbox', 'sandbox/server/app.ts', `import '../../shared/ui/Button.tsx'`],
    [
      'the inside of the sandbox in a browser test',
      'e2e/a.spec.ts',
      `import '../sandbox/server/app.ts'`,
    ],
    ['a new folder without a row', 'extra/a.ts', `import '../shared/limits.ts'`],
  ])('%s', (_, file, source) => {
    expect(forbiddenImports(file, source)).toHaveLength(1)
  })
})

test('The table allows an element its own folder and shared, and state the vanilla store', () => {
  const source = `import '../api.ts'\nimport '../../../shared/money/amount.ts'\nimport 'zustand/vanilla'`
  expect(forbiddenImports('elements/transfer/model/state.ts', source)).toEqual([])
})
