import { afterEach, expect, it } from 'vitest'
import { locales } from '../../shared/i18n/locale.ts'
import { brand } from '../brand.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { staticPaths } from './paths.ts'

const before = { ...brand }
afterEach(() => Object.assign(brand, before))

const rules = headersFile({ script: "'sha256-boot'", styles: ["'sha256-sheet'"] })

it('the policy lets in the site itself and what documents have inline', () => {
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

it('a contract of any language sends no referrer and is kept nowhere', () => {
  for (const prefix of ['', '/zh', '/ja', '/ko']) {
    const [, rule = ''] = rules.split(`\n${prefix}/contract/*\n`)
    expect(rule.split('\n\n')[0]).toContain('Referrer-Policy: no-referrer')
    expect(rule.split('\n\n')[0]).toContain('Cache-Control: no-store')
  }
})

it('every contract is one document; what is not there leads home in its language', () => {
  const lines = redirectsFile().trim().split('\n')
  expect(lines[0]).toBe('/contract/* /contract.html 200')
  expect(lines).toContain('/ja/* /ja 302')
  expect(lines.at(-1)).toBe('/* / 302')
})

it('an API on another origin is let in on every page, and nothing else by it', () => {
  Object.assign(brand, {
    apiOrigin: 'https://api.example/',
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  const policies = headersFile({ script: "'sha256-boot'", styles: [] }).match(/Policy: default.+/g)
  expect(policies).toHaveLength(1 + locales.length)
  for (const [at, policy] of (policies ?? []).entries()) {
    // A contract's page alone lets in no third party.
    const check = at === 0 ? ' https://check.example' : ''
    expect(policy).toContain(`connect-src 'self' https://api.example${check};`)
    expect(policy).toContain(`img-src 'self' data: blob: https://api.example${check};`)
    expect(policy).toContain(`script-src 'self' 'sha256-boot'${check};`)
  }
})

it('every rule leads to a document of the build: a host looks for files first, and for rules then', () => {
  const built = new Set(locales.flatMap((locale) => staticPaths.map(({ file }) => file(locale))))
  for (const line of redirectsFile().trim().split('\n')) {
    const [, to = ''] = line.split(' ')
    const file = to === '/' ? 'index.html' : to.slice(1).replace(/(\.html)?$/, '.html')
    expect(built).toContain(file)
  }
})
