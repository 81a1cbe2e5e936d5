import { expect, it } from 'vitest'
import { languageTag } from './language-tag.ts'

it.each([
  ['en', 'en'],
  ['zh', 'zh-Hant'],
  ['ja', 'ja'],
  ['ko', 'ko'],
])('%s has the tag %s', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag)
})
