import { expect, it } from 'vitest'
import { foreignLanguage } from './foreign-language.ts'

it.each([
  ['The daily limit has been reached.', 'ja', 'en'],
  ['The daily limit has been reached.', 'ko', 'en'],
  ['The daily limit has been reached.', 'zh', 'en'],
  ['The daily limit has been reached.', 'en', undefined],
  ['1日の上限額（USD）に達しました。', 'ja', undefined],
  ['已達 USD 每日限額。', 'zh', undefined],
  ['1일 한도(USD)를 초과했습니다.', 'ko', undefined],
  ['28114', 'ko', undefined],
])('The words of a server %j are foreign to a reader of %s: %s', (text, locale, language) => {
  expect(foreignLanguage(text, locale)).toBe(language)
})
