import { afterEach, expect, it } from 'vitest'
import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { hostRules } from './host-rules.ts'
import { staticPaths } from './static-paths.ts'

const before = { ...brand }
afterEach(() => void Object.assign(brand, before))

const rules = () => hostRules({ script: "'sha256-boot'", styles: ["'sha256-sheet'"] })

/** The policy of every page, and that of contracts. */
const policies = () =>
  rules().headers.flatMap(({ headers }) => headers['Content-Security-Policy'] ?? [])

it('the policy allows the site itself and the inline script and styles of its documents', () => {
  expect(policies()).toHaveLength(2)
  for (const policy of policies()) {
    expect(policy).toContain("script-src 'self' 'sha256-boot';")
    expect(policy).toContain("style-src 'self' 'sha256-sheet';")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  }
})

it('a contract in any language sends no referrer and is not cached', () => {
  for (const prefix of ['', '/zh', '/ja', '/ko']) {
    for (const path of [`${prefix}/contract`, `${prefix}/contract/*`]) {
      expect(rules().headers.find(({ paths }) => paths.includes(path))?.headers).toMatchObject({
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store, no-transform',
      })
    }
  }
})

it('the policy of every page allows an API on another origin, and nothing else', () => {
  Object.assign(brand, {
    apiOrigin: 'https://api.example/',
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  for (const [at, policy] of policies().entries()) {
    // Only a contract's page allows no third party.
    const check = at === 0 ? ' https://check.example' : ''
    expect(policy).toContain(`connect-src 'self' https://api.example${check};`)
    expect(policy).toContain(`img-src 'self' data: blob: https://api.example${check};`)
    expect(policy).toContain(`script-src 'self' 'sha256-boot'${check};`)
  }
})

it('every document that a rule names is one of the build, in each language', () => {
  const built = new Set(locales.flatMap((locale) => staticPaths.map(({ file }) => file(locale))))
  const { shared, notFound } = rules()
  expect(shared.map((path) => `${path.slice(1)}.html`)).toHaveLength(locales.length)
  for (const path of shared) expect(built).toContain(`${path.slice(1)}.html`)
  expect(notFound.map(({ under }) => under)).toEqual(['/zh', '/ja', '/ko', ''])
  for (const { document } of notFound) expect(built).toContain(document)
})
