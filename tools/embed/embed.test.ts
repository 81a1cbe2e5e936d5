import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { headHtml, policyOf, snippetOf } from './embedding.ts'
import { integrityHash } from './integrity.ts'
import { readArguments, usage } from './read-arguments.ts'
import type { Release, Tag } from './release.ts'

const file = (path: string, ...elements: Tag[]) => ({
  path,
  bytes: 1,
  sha384: `sha384-${path}`,
  elements,
})

const release: Release = {
  name: 'elements',
  version: '1.2.3',
  license: 'MIT',
  licenseTexts: 'LICENSES.txt',
  packages: [],
  elements: {
    'tw-one': { takesToken: true, pictures: ['server', 'blob:'] },
    'tw-two': { takesToken: false, pictures: [] },
  },
  files: [
    file('tw-one.js', 'tw-one'),
    file('tw-one.iife.js', 'tw-one'),
    file('tw-two.js', 'tw-two'),
    file('chunks/react-1.js', 'tw-one', 'tw-two'),
    file('chunks/two-1.js', 'tw-two'),
    file('LICENSES.txt'),
  ],
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embed-'))
  for (const version of ['1.2.3', '1.10.0']) {
    const path = join(folder, 'dist/cdn', version)
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'release.json'), JSON.stringify({ ...release, version }))
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (...args: string[]) => readArguments(args, join(folder, 'dist/bin'))
const embeddingOf = (...args: string[]) => {
  const task = read('snippet', ...args)
  if (task.does === 'doctor') throw new Error('It prints nothing to embed')
  return task.embedding
}
const policy = (...args: string[]) => policyOf(embeddingOf(...args))

describe('a policy', () => {
  test('of a pinned element names its release, its import map and its server, and nothing more', () => {
    const args = [
      '--element',
      'tw-one',
      '--cdn',
      'https://cdn.test/tw',
      '--api',
      'https://api.test/x',
    ]
    const [, map = ''] =
      /<script type="importmap">(.*?)<\/script>/s.exec(headHtml(embeddingOf(...args))) ?? []
    expect(policy(...args).split('; ')).toEqual([
      "default-src 'none'",
      `script-src https://cdn.test/tw/1.10.0/ '${integrityHash('sha256', map)}'`,
      'connect-src https://api.test',
      'img-src https://api.test blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  test('of previews allows no call at all', () => {
    const args = ['--way', 'preview', '--element', 'tw-one', '--cdn', 'https://cdn.test/tw']
    expect(policy(...args).split('; ')).toEqual([
      "default-src 'none'",
      'script-src https://cdn.test/tw/1.10.0/',
      'img-src data: blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  test('of the loader allows every release of the CDN', () => {
    expect(policy('--way', 'newest', '--cdn', 'https://cdn.test/tw/')).toContain(
      'script-src https://cdn.test/tw/;',
    )
  })

  test('of a classic script allows this one file', () => {
    const args = ['--way', 'classic', '--cdn', 'https://cdn.test/tw/', '--element', 'tw-one']
    expect(policy(...args)).toContain('script-src https://cdn.test/tw/1.10.0/tw-one.iife.js;')
  })

  test("defaults to the page's own origin, and has no rule for pictures if there are none", () => {
    const text = policy('--element', 'tw-two', '--way', 'newest')
    expect(text).toContain("script-src 'self'; connect-src 'self'; base-uri")
  })
})

test('an import map has the hash of each module that the elements load, and no other', () => {
  const embedding = embeddingOf('--element', 'tw-one')
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(headHtml(embedding)) ?? []
  expect(JSON.parse(map)).toEqual({
    integrity: {
      '/cdn/1.10.0/tw-one.js': 'sha384-tw-one.js',
      '/cdn/1.10.0/tw-one.js?retry=1': 'sha384-tw-one.js',
      '/cdn/1.10.0/tw-one.js?retry=2': 'sha384-tw-one.js',
      '/cdn/1.10.0/tw-one.js?retry=3': 'sha384-tw-one.js',
      '/cdn/1.10.0/chunks/react-1.js': 'sha384-chunks/react-1.js',
    },
  })
})

test('a snippet has the tag with its attributes, a placeholder if it takes a token, and the address of its calls', () => {
  const snippet = snippetOf(
    embeddingOf('--api', 'https://api.test', '--attribute', 'is-usd', '--attribute', 'app-lang=ja'),
  )
  expect(snippet).toContain(
    '<tw-one token="…" api-base="https://api.test" is-usd app-lang="ja"></tw-one>',
  )
  expect(snippet).toContain('<tw-two api-base="https://api.test" is-usd app-lang="ja"></tw-two>')
})

test.each([
  [[], usage],
  [['csp', '--colour'], "Unknown option '--colour'"],
  [['csp', '--way', 'fast'], '--way must be one of pinned, newest, classic, preview'],
  [['csp', '--cdn', 'cdn.test'], '--cdn must be an http or https URL'],
  [['csp', '--api', 'api.test'], '--api must be an http or https URL'],
  [
    ['csp', '--element', 'tw-three'],
    'There is no element tw-three. The elements are tw-one, tw-two',
  ],
  [['snippet', '--attribute', 'token=secret'], 'a token does not belong in a command'],
  [['snippet', '--attribute', '<b>'], '--attribute must be a name, or a name=value'],
  [['doctor'], usage],
  [['doctor', 'page.html', '--page', 'page'], '--page must be an http or https URL'],
  [['csp', '--release', '/nowhere'], 'There is no release.json in /nowhere'],
])('wrong arguments are refused with a message: %j', (args, words) => {
  expect(() => read(...args)).toThrow(words)
})
