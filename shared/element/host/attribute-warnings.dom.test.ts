import { expect, test } from 'vitest'
import { locales } from '../../text/i18n/locale.ts'
import { commonProperties, declareElement, tokenProperty } from '../entry/declaration.ts'
import { findAttributeWarnings } from './attribute-warnings.ts'
import { unknownPaths } from './path-names.ts'

const declaration = declareElement({
  tag: 'tw-transfer',
  properties: {
    ...tokenProperty,
    ...commonProperties,
    isUsd: { type: 'boolean', default: false },
  },
})

const found = (attributes: Readonly<Record<string, string>>) => {
  const element = document.createElement('tw-transfer')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return findAttributeWarnings(element, declaration, 'en')
}

test.each([
  ['an unknown theme', { theme: 'blue' }, 'theme="blue"'],
  ['broken JSON', { 'api-paths': '{bad' }, 'not a JSON object'],
  ['an object that a framework wrote as text', { 'api-paths': '[object Object]' }, '`apiPaths`'],
  ['a forgotten scheme', { 'api-base': '127.0.0.1:8103' }, 'https://'],
  ['a boolean that says no', { 'is-usd': 'no' }, 'as true'],
  [
    'an unknown language',
    { applang: 'xx' },
    `English. Known values: ${locales.join(', ')}, system.`,
  ],
  ['an attribute of an earlier release', { 'allow-idempotency-key': '' }, 'no longer needs'],
  ['a host origin with a path', { 'host-origins': 'https://a.example/x' }, 'https://a.example/x'],
])('%s is named in one sentence', (_, attributes, words) => {
  const warnings = found(attributes)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(words)
})

test('correct attributes have no warnings, and no message repeats a token', () => {
  const right = {
    token: 'secret',
    'app-lang': 'en-GB',
    theme: 'Light',
    'is-usd': 'is-usd',
    'api-base': '//api.example.com/v1',
    'api-paths': '{"transfer":"/pay"}',
    'host-origins': 'https://a.example http://localhost:3000',
  }
  expect(found(right)).toEqual([])
  expect(found({ token: 'secret', theme: 'x' }).join()).not.toContain('secret')
})

test('an unknown call in api-paths is reported with the names of all calls', () => {
  expect(unknownPaths({ transfer: '/a' })).toEqual([])
  expect(unknownPaths({ getBankCrad: '/a' })[0]).toMatch(/"getBankCrad".*getBankCard/)
})
