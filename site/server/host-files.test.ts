import { expect, it } from 'vitest'
import { headersFile, redirectsFile } from './host-files.ts'

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
