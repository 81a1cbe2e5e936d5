import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../shared/text/i18n/locale.ts'
import { documentNames, documentPath } from '../map/documents.ts'
import { addressOf, splitAddress } from '../map/languages.ts'
import { matchRoute } from '../map/routes.ts'
import { parameterPattern, spellings } from './spellings.ts'
import { staticPaths } from './static-paths.ts'

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

/** The address of a path as a visitor may have it. */
const canonical = (pathname: string) => {
  const { locale, path } = splitAddress(pathname)
  return addressOf(locale, matchRoute(path).path)
}

describe('another spelling of an address', () => {
  it.each([
    ['/creditcard', '/creditCard'],
    ['/zh-TW', '/zh'],
    ['/zh_Hant_HK/creditcard', '/zh/creditCard'],
    ['/cn/trusts', '/zh/trusts'],
    ['/jp', '/ja'],
    ['/KR/Wallet/History', '/ko/wallet/history'],
    ['/en', '/'],
    ['/en-GB/trusts', '/trusts'],
    ['/documents/Cookies', '/documents/cookies'],
    ['/trusts%20', '/trusts'],
    ['/trusts%20/', '/trusts'],
    ['/trusts/%E2%80%8B', '/trusts'],
    ['/credit%C2%ADCard%EF%BB%BF', '/creditCard'],
    ['/zh%E3%80%82', '/zh'],
    ['/trusts.', '/trusts'],
    ['/trusts),', '/trusts'],
    ['/trusts%22%3E', '/trusts'],
    ['/%20', '/'],
    ['/zh-TW/contract/Token-ABC', '/zh/contract/Token-ABC'],
    ['/contract/eyJh.J9.aB-_.', '/contract/eyJh.J9.aB-_'],
    ['/contract/a%2Bb%3D%3D%20', '/contract/a%2Bb%3D%3D'],
    ['/contract/aB==', '/contract/aB=='],
  ])('%s leads to %s', (spelling, address) => {
    expect(canonical(spelling)).toBe(address)
  })

  it.each(['/trust', '/zhongwen', '/trusts/more', '/fr/trusts', '/system'])(
    '%s stays unknown',
    (path) => {
      expect(canonical(path)).toBe('/404')
    },
  )

  it.each(spellings())('hosts and browser agree about $address', (spelling) => {
    const { address, pattern, hasParameter, examples } = spelling
    const { value, end } = parameterPattern
    const whole = hasParameter ? `${pattern}/(${value})${end}` : pattern
    const matches = new RegExp(`^/${whole}$`, 'i')
    const added = ['', '%20', '/', '.', '%E2%80%8B', '%e3%80%82', ')!']
    const parameter = hasParameter ? '/Token-ABC' : ''
    for (const start of [address, ...examples]) {
      for (const end of added) {
        expect(start + parameter + end).toMatch(matches)
        expect(canonical(start + parameter + end)).toBe(address + parameter)
      }
    }
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

  it.each([
    '//evil.example/',
    '//evil.example.',
    '/\\evil.example',
    '///evil.example',
    '/%E2%80%8B/evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/%E2%80%8B/evil.example',
    '/zh-TW//evil.example',
  ])('%s never leads to another host', (pathname) => {
    const { locale, path } = splitAddress(pathname)
    const address = addressOf(locale, path)
    expect(new URL(address, 'https://site.example').host).toBe('site.example')
    expect(splitAddress(address)).toEqual({ locale, path })
  })

  it('splits into language and path again', () => {
    for (const locale of locales) {
      for (const path of ['/', '/trusts', '/contract/zh']) {
        expect(splitAddress(addressOf(locale, path))).toEqual({ locale, path })
      }
    }
    expect(splitAddress('/zhongwen')).toEqual({ locale: 'en', path: '/zhongwen' })
    expect(splitAddress('/en/trusts')).toEqual({ locale: 'en', path: '/trusts' })
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
