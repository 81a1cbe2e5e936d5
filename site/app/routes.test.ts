import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../shared/i18n/locale.ts'
import { documentNames, documentPath } from '../documents/document-names.ts'
import { staticPaths } from '../server/static-paths.ts'
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
    ['/resetPassword', 'resetPassword', ''],
    ['/wallet', 'wallet', ''],
    ['/wallet/history', 'walletHistory', ''],
    ['/documents/cookies', 'document', 'cookies'],
  ])('%s is a match', (path, name, value) => {
    expect(matchRoute(path)).toEqual({ name, value, path })
  })

  it.each([
    '/nowhere',
    '/trusts/more',
    '/wallet/more',
    '/contract/a/b',
    '/documents',
    '/documents/nothing',
  ])('%s leads to the not-found page', (path) => {
    expect(matchRoute(path)).toEqual({ name: 'notFound', value: '', path: '/404' })
  })

  it.each(['//', ''])('%j leads to the home page', (path) => {
    expect(matchRoute(path)).toEqual({ name: 'home', value: '', path: '/' })
  })

  it('is normalised in letter case and trailing slash', () => {
    expect(matchRoute('/CREDITCARD/').path).toBe('/creditCard')
    expect(matchRoute('/Wallet/HISTORY/').path).toBe('/wallet/history')
    expect(matchRoute('/Contract/Token-ABC').path).toBe('/contract/Token-ABC')
  })

  it('yields a token without its URL encoding', () => {
    const match = matchRoute('/contract/a%2Bb%2Fc%3D%3D')
    expect(match).toEqual({ name: 'contract', value: 'a+b/c==', path: '/contract/a%2Bb%2Fc%3D%3D' })
    expect(matchRoute('/contract/50%').value).toBe('50%')
  })

  it('matches the same page again by its canonical spelling', () => {
    const part = fc.constantFrom(
      'trusts',
      'wallet',
      'History',
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
  it('starts with the language, and English has no prefix', () => {
    expect(locales.map((locale) => addressOf(locale, '/trusts'))).toEqual([
      '/trusts',
      '/zh/trusts',
      '/ja/trusts',
      '/ko/trusts',
    ])
    expect(locales.map((locale) => addressOf(locale, '/'))).toEqual(['/', '/zh', '/ja', '/ko'])
  })

  it('splits into language and path again', () => {
    for (const locale of locales) {
      for (const path of ['/', '/trusts', '/contract/zh']) {
        expect(splitAddress(addressOf(locale, path))).toEqual({ locale, path })
      }
    }
    expect(splitAddress('/zhongwen')).toEqual({ locale: 'en', path: '/zhongwen' })
    expect(splitAddress('/en/trusts')).toEqual({ locale: 'en', path: '/en/trusts' })
  })
})

it('every page and every document has a file of its own in each language', () => {
  const files = locales.flatMap((locale) => staticPaths.map((page) => page.file(locale)))
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('index.html')
  expect(files).toContain('zh.html')
  expect(files).toContain('ja/contract.html')
  for (const name of documentNames) {
    expect(files).toContain(`ko${documentPath(name)}.html`)
  }
})
