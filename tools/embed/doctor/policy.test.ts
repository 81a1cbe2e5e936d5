import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allowsAddress, allowsInline, type Policy, readPolicies, trustsScript } from './policy.ts'

const policyOf = (text: string): Policy => readPolicies(text)[0] ?? new Map()
const page = new URL('https://www.example.com/app')
const allows = (text: string, address: string, kind: 'script' | 'connect' | 'picture' = 'script') =>
  allowsAddress(policyOf(text), kind, new URL(address), page)

describe('an address', () => {
  test.each([
    ["script-src 'self'", 'https://www.example.com/tw.js', true],
    ["script-src 'self'", 'https://cdn.example.com/tw.js', false],
    [
      "default-src 'self'; script-src https://cdn.example.com",
      'https://cdn.example.com/tw.js',
      true,
    ],
    ["script-src 'none'; script-src-elem https:", 'https://cdn.example.com/tw.js', true],
    ["default-src 'none'", 'https://cdn.example.com/tw.js', false],
    ["img-src 'none'", 'https://cdn.example.com/tw.js', true],
    ['script-src cdn.example.com', 'https://cdn.example.com/tw.js', true],
    ['script-src cdn.example.com', 'https://cdn.example.com:8443/tw.js', false],
    ['script-src cdn.example.com:*', 'https://cdn.example.com:8443/tw.js', true],
    ['script-src http://cdn.example.com', 'https://cdn.example.com/tw.js', true],
    ['script-src https://*.example.com', 'https://cdn.example.com/tw.js', true],
    ['script-src https://*.example.com', 'https://example.com/tw.js', false],
    ['script-src https://*.example.com', 'https://example.com.evil.test/tw.js', false],
    ['script-src https://cdn.example.com/tw/', 'https://cdn.example.com/tw/v1/tw.js', true],
    ['script-src https://cdn.example.com/tw/', 'https://cdn.example.com/other.js', false],
    ['script-src https://cdn.example.com/tw.js', 'https://cdn.example.com/tw.js/x', false],
    ["script-src 'strict-dynamic' https:", 'https://cdn.example.com/tw.js', false],
    ['script-src *', 'https://cdn.example.com/tw.js', true],
  ])('%s: %s %s', (policy, address, isAllowed) => {
    expect(allows(policy, address)).toBe(isAllowed)
  })

  test('of a picture may be of a scheme, which `*` does not allow', () => {
    expect(allows('img-src blob:', 'blob:x', 'picture')).toBe(true)
    expect(allows('img-src *', 'data:x', 'picture')).toBe(false)
  })
})

test('the policies of a header are apart, and the first of two directives counts', () => {
  const [first, second] = readPolicies("script-src 'self'; script-src *, connect-src *")
  expect(first?.get('script-src')).toEqual(["'self'"])
  expect([...(second?.keys() ?? [])]).toEqual(['connect-src'])
})

test('a script is trusted by its nonce or its hash', () => {
  const policy = policyOf("script-src 'nonce-abc' 'sha384-xyz'")
  expect(trustsScript(policy, { nonce: 'abc' })).toBe('nonce')
  expect(trustsScript(policy, { integrity: 'sha384-xyz' })).toBe('hash')
  expect(trustsScript(policy, { nonce: 'other', integrity: 'sha384-other' })).toBeUndefined()
})

test('an import map needs its hash, a nonce, or unsafe-inline without either', () => {
  const hash = createHash('sha256').update('{}').digest('base64')
  const allows = (text: string, nonce?: string) => allowsInline(policyOf(text), '{}', nonce)
  expect(allows("script-src 'self'")).toBe(false)
  expect(allows(`script-src 'self' 'sha256-${hash}'`)).toBe(true)
  expect(allows("script-src 'nonce-abc'", 'abc')).toBe(true)
  expect(allows("script-src 'unsafe-inline'")).toBe(true)
  expect(allows("script-src 'unsafe-inline' 'nonce-abc'")).toBe(false)
  expect(allows("img-src 'none'")).toBe(true)
})
