import { expect, it } from 'vitest'
import { articleHeading } from './article-heading.ts'

it.each([
  ['en', '1. Fees', '10. Fees', '21. Fees'],
  ['zh', '第一條　Fees', '第十條　Fees', '第二十一條　Fees'],
  ['ja', '第1条（Fees）', '第10条（Fees）', '第21条（Fees）'],
  ['ko', '제1조(Fees)', '제10조(Fees)', '제21조(Fees)'],
  // The text in an unknown language is the English one.
  ['fr', '1. Fees', '10. Fees', '21. Fees'],
  ['toString', '1. Fees', '10. Fees', '21. Fees'],
])('In %s the articles are %s, %s and %s', (locale, ...expected) => {
  const heading = articleHeading(locale)
  expect([0, 9, 20].map((at) => heading('Fees', at))).toEqual(expected)
})

it('Chinese numbers from 10 on are written as they are counted', () => {
  const heading = articleHeading('zh')
  const numbers = [10, 11, 19, 20, 99].map((n) => heading('', n - 1).trim())
  expect(numbers).toEqual(['第十條', '第十一條', '第十九條', '第二十條', '第九十九條'])
})
