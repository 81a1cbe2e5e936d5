import { expect, test } from 'vitest'
import { joinSentences, preferredLocale } from './localized-text.ts'

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

test.each([
  [
    'en',
    ['Rejected: Name differs', 'No real money moves.'],
    'Rejected: Name differs. No real money moves.',
  ],
  ['zh', ['未通過：姓名不符', '不涉及真實資金。'], '未通過：姓名不符。不涉及真實資金。'],
  [
    'ja',
    ['理由：氏名が異なります', '資金は動きません。'],
    '理由：氏名が異なります。資金は動きません。',
  ],
  [
    'ko',
    ['사유: 이름 불일치', '자금은 움직이지 않습니다.'],
    '사유: 이름 불일치. 자금은 움직이지 않습니다.',
  ],
] as const)('consecutive sentences are separated in %s', (locale, sentences, text) => {
  const messages = sentences.map((each) => ({ text: each, values: {}, context: '' }))
  expect(joinSentences(locale, messages)).toBe(text)
})
