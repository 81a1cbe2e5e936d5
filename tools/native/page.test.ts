import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readElements } from '../build/manifest/elements.ts'
import { writeAppPage } from '../build/write-app-page.ts'
import { integrityHash } from '../embed/integrity.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/native/page/${file}`, 'utf8')
const html = read('wallet.html')
const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
const api = 'https://api.example.com'
const elements = await readElements(root)

test('the page for apps allows what the elements need, and nothing else', () => {
  const pictures = new Set(elements.flatMap(({ docs }) => docs.pictures))
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${api}`,
    `img-src ${['server', 'data:', 'blob:']
      .filter((source) => [...pictures].some((each) => each === source))
      .map((source) => (source === 'server' ? api : source))
      .join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

test('the page for apps has every element, and takes no token and no server from its address', () => {
  const script = read('wallet.js')
  const listOf = (name: string) =>
    [...(new RegExp(`${name} = \\[([^\\]]*)`).exec(script)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, each]) => each,
    )
  expect(listOf('elements').sort()).toEqual(
    elements.map(({ declaration }) => declaration.tag).sort(),
  )
  const attributes = listOf('attributes')
  expect(attributes).toContain('app-lang')
  expect(attributes.filter((name) => /^(token|api-|host-)/.test(name ?? ''))).toEqual([])
})

test('the page of a release has the hash of each script, and a policy that allows no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-page-'))
  try {
    cpSync(join(root, 'native/page'), join(folder, 'native/page'), { recursive: true })
    writeAppPage(folder, {
      name: 'elements',
      version: '1.2.3',
      license: 'MIT',
      licenseTexts: 'LICENSES.txt',
      packages: [],
      elements: { 'tw-one': { takesToken: true, pictures: [] } },
      files: [
        { path: 'tw-one.js', bytes: 1, sha384: 'sha384-one', elements: ['tw-one'] },
        { path: 'chunks/a.js', bytes: 1, sha384: 'sha384-a', elements: ['tw-one'] },
      ],
    })
    const pinned = readFileSync(join(folder, 'dist/app/wallet.html'), 'utf8')
    const [before = '', map = '', after = ''] = pinned.split(/<script type="importmap">|<\/script>/)
    expect(JSON.parse(map).integrity).toMatchObject({
      '/widgets/tw-one.js': 'sha384-one',
      '/widgets/chunks/a.js': 'sha384-a',
    })
    expect(before).toContain(`script-src 'self' '${integrityHash('sha256', map)}';`)
    expect(after).toContain(`integrity="${integrityHash('sha384', read('wallet.js'))}"`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
