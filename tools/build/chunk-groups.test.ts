import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { chunkOf } from './chunk-groups.ts'

const root = resolve(import.meta.dirname, '../..')

/** The patterns that a file spells out, and the parts of paths. */
function patternsIn(file: string): string[] {
  const patterns: string[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push(node.regex.pattern)
      else if (typeof node.value === 'string' && node.value.startsWith('/'))
        patterns.push(node.value)
    },
  }).visit(program)
  return patterns
}

/** A pattern without its choices: `a(b|c)` is `ab` and `ac`. Conditions such as `(?!b|c)` stay. */
function alternativesOf(pattern: string): string[] {
  const bars: number[] = []
  const groups: { start: number; end: number }[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[(|)]/g)) {
    if (sign === '|' && depth === 0) bars.push(index)
    if (sign === '(' && depth++ === 0) start = index
    if (sign === ')' && --depth === 0) groups.push({ start, end: index })
  }
  if (bars.length > 0) {
    const ends = [...bars, pattern.length]
    return ends.flatMap((end, at) => alternativesOf(pattern.slice((bars[at - 1] ?? -1) + 1, end)))
  }
  const choice = groups.find(
    ({ start, end }) => pattern[start + 1] !== '?' && !/[?*+]/.test(pattern[end + 1] ?? ''),
  )
  if (!choice) return [pattern]
  const [before, after] = [pattern.slice(0, choice.start), pattern.slice(choice.end + 1)]
  const inside = alternativesOf(pattern.slice(choice.start + 1, choice.end))
  return inside.flatMap((each) => alternativesOf(before + each + after))
}

test('Each alternative of each pattern that groups modules matches one', () => {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const packages = readFileSync(join(root, 'package-lock.json'), 'utf8').match(
    /node_modules\/[^"]+/g,
  )
  const inPackages = ['dayjs', '@noble/hashes'].flatMap((name) =>
    readdirSync(join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' }).map(
      (file) => `node_modules/${name}/${file}`,
    ),
  )
  const modules = [...listed, ...(packages ?? []).map((name) => `${name}/`), ...inPackages].map(
    (path) => `/${path}`,
  )
  const stale = ['tools/build/chunk-groups.ts', 'tools/build/site-chunk-groups.ts'].flatMap(
    (file) =>
      patternsIn(file)
        .flatMap(alternativesOf)
        .filter((each) => !modules.some((module) => new RegExp(each).test(module)))
        .map((each) => `${file}: ${each}`),
  )
  expect(stale).toEqual([])
})

test.each([
  ['a(b|c/(d|e))', ['ab', 'ac/d', 'ac/e']],
  ['a|b(?!c|d)', ['a', 'b(?!c|d)']],
  ['a/((?!(b|c)-)d|e)x', ['a/(?!(b|c)-)dx', 'a/ex']],
  ['a(b-)?c\\(', ['a(b-)?c\\(']],
])('The alternatives of %s', (pattern, alternatives) => {
  expect(alternativesOf(pattern)).toEqual(alternatives)
})

describe('The chunk of a module', () => {
  /** By module: what imports it, and what imports it dynamically (`*`). */
  const importersOf: Readonly<Record<string, readonly string[]>> = {
    '/widgets/transfer/api.ts': ['*/widgets/transfer/entry/imports.ts'],
    '/widgets/contract/api.ts': ['*/widgets/contract/entry/imports.ts'],
    '/widgets/transfer/settled/HomeExtras.tsx': ['*/widgets/transfer/element.ts'],
    '/widgets/transfer/steps/open-step.ts': ['*/widgets/transfer/element.ts'],
    '/widgets/transfer/steps/Deposit.tsx': [
      '*/widgets/transfer/element.ts',
      '/widgets/transfer/steps/open-step.ts',
    ],
    '/widgets/transfer/steps/Wire.tsx': ['*/widgets/transfer/element.ts'],
    '/widgets/transfer/address/check.ts': ['*/widgets/transfer/steps/Deposit.tsx'],
    '/widgets/wallet/steps/History.tsx': ['*/widgets/wallet/element.ts'],
    '/widgets/wallet/steps/Record.tsx': ['*/widgets/wallet/element.ts'],
    '/shared/element/calls/client.ts': ['*/shared/element/model.ts'],
    '/shared/element/host/debug.ts': ['*/shared/element/model.ts'],
    '/shared/element/notice.ts': ['*/shared/element/model.ts'],
  }
  const context = {
    getModuleInfo(id: string) {
      const all = importersOf[id] ?? asked[id] ?? []
      return {
        importers: all.filter((each) => !each.startsWith('*')),
        dynamicImporters: all.filter((each) => each.startsWith('*')).map((each) => each.slice(1)),
      }
    },
  } as unknown as Parameters<typeof chunkOf>[1]
  let asked: Record<string, readonly string[]> = {}

  const elements = (...names: string[]) => names.map((name) => `/widgets/${name}/element.ts`)

  test.each<[string, readonly string[] | undefined, string | null]>([
    ['/shared/ui/Frame.tsx', elements('contract', 'transfer', 'wallet'), 'react'],
    ['/shared/ui/MenuButton.tsx', elements('transfer', 'wallet'), 'holder'],
    ['/shared/ui/Field.tsx', elements('account', 'fund-lookup'), 'form'],
    ['/widgets/transfer/first/Home.tsx', elements('transfer'), null],
    ['/widgets/transfer/api.ts', undefined, 'client'],
    ['/widgets/contract/api.ts', undefined, null],
    ['/shared/api/envelope.ts', ['/shared/element/calls/client.ts'], 'client'],
    ['/shared/element/host/debug.ts', undefined, null],
    ['/shared/element/notice.ts', undefined, 'steps'],
    ['/widgets/transfer/settled/HomeExtras.tsx', undefined, 'transfer-settled'],
    [
      '/shared/money/format.ts',
      ['/widgets/transfer/settled/HomeExtras.tsx', '/widgets/wallet/steps/History.tsx'],
      'settled',
    ],
    ['/widgets/transfer/steps/Deposit.tsx', undefined, 'transfer-steps'],
    ['/widgets/transfer/steps/Wire.tsx', undefined, null],
    ['/widgets/transfer/address/check.ts', undefined, 'transfer-address'],
    [
      '/shared/transfers/AmountField.tsx',
      ['/widgets/transfer/steps/Deposit.tsx', '/widgets/wallet/steps/History.tsx'],
      'steps',
    ],
    ['/shared/ui/QrCode.tsx', ['/widgets/transfer/steps/Wire.tsx'], null],
    [
      '/widgets/wallet/records/RecordRow.tsx',
      ['/widgets/wallet/steps/History.tsx', '/widgets/wallet/steps/Record.tsx'],
      'wallet-records',
    ],
    ['/shared/receipt/ReceiptScreen.tsx', ['/widgets/wallet/steps/Record.tsx'], 'records'],
  ])('%s, imported by %j: %s', (id, importers, chunk) => {
    asked = importers ? { [id]: importers } : {}
    expect(chunkOf(id, context)).toBe(chunk)
  })
})
