import { afterEach, expect, it } from 'vitest'
import { locales } from '../../shared/i18n/locale.ts'
import { brand } from '../brand.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { staticPaths } from './paths.ts'

const before = { ...brand }
afterEach(() => Object.assign(brand, before))

const rules = headersFile({ script: "'sha256-boot'", styles: ["'sha256-sheet'"] })

it('the policy allows the site itself and the inline script and styles of its documents', () => {
  const policies = [...rules.matchAll(/Content-Security-Policy: (.+)/g)].map(
    ([, text = '']) => text,
  )
  expect(policies).toHaveLength(5)
  for (const policy of policies) {
    expect(policy).toContain("script-src 'self' 'sha256-boot';")
    expect(policy).toContain("style-src 'self' 'sha256-sheet';")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  }
})

it('a contract in any language sends no referrer and is not cached', () => {
  for (const prefix of ['', '/zh', '/ja', '/ko']) {
    const [, rule = ''] = rules.split(`\n${prefix}/contract/*\n`)
    expect(rule.split('\n\n')[0]).toContain('Referrer-Policy: no-referrer')
    expect(rule.split('\n\n')[0]).toContain('Cache-Control: no-store')
  }
})

it('all contracts share one document, and an unknown path leads home in its language', () => {
  const lines = redirectsFile().trim().split('\n')
  expect(lines[0]).toBe('/contract/* /contract.html 200')
  expect(lines).toContain('/ja/* /ja 302')
  expect(lines.at(-1)).toBe('/* / 302')
})

it('the policy of every page allows an API on another origin, and nothing else', () => {
  Object.assign(brand, {
    apiOrigin: 'https://api.example/',
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  const policies = headersFile({ script: "'sha256-boot'", styles: [] }).match(/Policy: default.+/g)
  expect(policies).toHaveLength(1 + locales.length)
  for (const [at, policy] of (policies ?? []).entries()) {
    // Only a contract's page allows no third party.
    const check = at === 0 ? ' https://check.example' : ''
    expect(policy).toContain(`connect-src 'self' https://api.example${check};`)
    expect(policy).toContain(`img-src 'self' data: blob: https://api.example${check};`)
    expect(policy).toContain(`script-src 'self' 'sha256-boot'${check};`)
  }
})

it('every redirect leads to a document of the build', () => {
  const built = new Set(locales.flatMap((locale) => staticPaths.map(({ file }) => file(locale))))
  for (const line of redirectsFile().trim().split('\n')) {
    const [, to = ''] = line.split(' ')
    const file = to === '/' ? 'index.html' : to.slice(1).replace(/(\.html)?$/, '.html')
    expect(built).toContain(file)
  }
})
