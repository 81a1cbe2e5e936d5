import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../shared/i18n/locale.ts'
import { documentNames, documentPath } from '../documents/document-names.ts'
import { staticPaths } from '../server/paths.ts'
import { addressOf, splitAddress } from './languages.ts'
import { matchRoute } from './routes.ts'

describe('a path', () => {
  it.each([
    ['/', 'home', ''],
    ['/trusts', 'trusts', ''],
    ['/creditCard', 'creditCard', ''],
    ['/trustFund', 'trustFund', ''],
    ['/ccvService', 'ccvService', ''],
    ['/transfer', 'transfer', ''],
    ['/contract/a-token', 'contract', 'a-token'],
    ['/contract', 'contract', ''],
    ['/login', 'login', ''],
    ['/documents/cookies', 'document', 'cookies'],
  ])('%s is a match', (path, name, value) => {
    expect(matchRoute(path)).toEqual({ name, value, path })
  })

  it.each([
    '/nowhere',
    '/trusts/more',
    '/contract/a/b',
    '/documents',
    '/documents/nothing',
    '//',
    '',
  ])('%s leads home', (path) => {
    expect(matchRoute(path)).toEqual({ name: 'home', value: '', path: '/' })
  })

  it('in other letters, or with a slash at its end, is written as it should be', () => {
    expect(matchRoute('/CREDITCARD/').path).toBe('/creditCard')
    expect(matchRoute('/Contract/Token-ABC').path).toBe('/contract/Token-ABC')
  })

  it('names a token as it was before it became part of an address', () => {
    const match = matchRoute('/contract/a%2Bb%2Fc%3D%3D')
    expect(match).toEqual({ name: 'contract', value: 'a+b/c==', path: '/contract/a%2Bb%2Fc%3D%3D' })
    expect(matchRoute('/contract/50%').value).toBe('50%')
  })

  it('that was found is found again', () => {
    const part = fc.constantFrom(
      'trusts',
      'CreditCard',
      'contract',
      'documents',
      'cookies',
      'x',
      '%3D%',
      '',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const match = matchRoute(`/${parts.join('/')}`)
        expect(matchRoute(match.path)).toEqual(match)
      }),
    )
  })
})

describe('an address', () => {
  it('has its language first, and English none', () => {
    expect(locales.map((locale) => addressOf(locale, '/trusts'))).toEqual([
      '/trusts',
      '/zh/trusts',
      '/ja/trusts',
      '/ko/trusts',
    ])
    expect(locales.map((locale) => addressOf(locale, '/'))).toEqual(['/', '/zh', '/ja', '/ko'])
  })

  it('gives language and path back', () => {
    for (const locale of locales) {
      for (const path of ['/', '/trusts', '/contract/zh']) {
        expect(splitAddress(addressOf(locale, path))).toEqual({ locale, path })
      }
    }
    expect(splitAddress('/zhongwen')).toEqual({ locale: 'en', path: '/zhongwen' })
    expect(splitAddress('/en/trusts')).toEqual({ locale: 'en', path: '/en/trusts' })
  })
})

it('every document and every route has a file in each language, and none has another’s', () => {
  const files = locales.flatMap((locale) => staticPaths.map((page) => page.file(locale)))
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('index.html')
  expect(files).toContain('zh.html')
  expect(files).toContain('ja/contract.html')
  for (const name of documentNames) {
    expect(files).toContain(`ko${documentPath(name)}.html`)
  }
})
