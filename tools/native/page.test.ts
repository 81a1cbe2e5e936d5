import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readElements } from '../build/manifest/elements.ts'

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
