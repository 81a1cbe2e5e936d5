import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

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
