import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, resolveLocale } from './locale.ts'

describe('the language of app-lang', () => {
  it.each([
    ['en', 'en'],
    ['zh', 'zh'],
    ['ja', 'ja'],
    ['ko', 'ko'],
    ['zh_TW', 'zh'],
    ['zh-HK', 'zh'],
    ['zh-Hant', 'zh'],
    ['ZH-hant', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['ZH-hans-cn', 'zh'],
    ['tw', 'zh'],
    ['HK', 'zh'],
    ['cn', 'zh'],
    ['jp', 'ja'],
    ['ja_JP.UTF-8', 'ja'],
    ['ja-JP@calendar=japanese', 'ja'],
    ['kr', 'ko'],
    [' KO ', 'ko'],
    ['EN-us', 'en'],
    ['ja-JP', 'ja'],
    ['', 'en'],
    ['-', 'en'],
    ['fr', 'en'],
    ['japanese', 'en'],
    ['日本語', 'en'],
    ['constructor', 'en'],
    ['__proto__', 'en'],
    ['toString', 'en'],
  ])('%j is %s', (tag, locale) => {
    expect(resolveLocale(tag, 'ko-KR')).toBe(locale)
  })

  it.each([
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh'],
    ['ko', 'ko'],
    ['de-DE', 'en'],
    ['', 'en'],
    ['system', 'en'],
    [undefined, 'en'],
  ])('system with the browser language %j is %s', (systemTag, locale) => {
    expect(resolveLocale('system', systemTag)).toBe(locale)
    expect(resolveLocale(' SYSTEM ', systemTag)).toBe(locale)
  })

  it('is one of the four for any text', () => {
    const key = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype))
    const tag = fc.oneof(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      key,
      fc.tuple(key, key).map((all) => all.join('-')),
    )
    fc.assert(
      fc.property(tag, tag, (asked, system) => {
        expect(locales).toContain(resolveLocale(asked, system))
        expect(locales).toContain(resolveLocale('system', system))
      }),
    )
  })
})
