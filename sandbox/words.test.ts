import { expect, test } from 'vitest'
import { preferredLocale } from './words.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr-FR,ja;q=0.9', 'en'],
  ['zh-Hant', 'zh'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
  ['ja', 'ja'],
  ['ko-KR;q=0.8', 'ko'],
] as const)('a caller with the header %s reads %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
