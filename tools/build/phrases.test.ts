import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { title as contractTitle } from '../../elements/contract/declaration.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import { phraseMark } from '../../shared/text/i18n/phrase-mark.ts'
import { contractText } from '../../shared/text/legal-text/contract-text.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { legalTextOf } from '../../shared/text/legal-text/legal-text-files.test-helper.ts'
import { phrasesOf } from './phrases.ts'

const catalogues = import.meta.glob<Messages>('/locales/*/*.po', {
  eager: true,
  import: 'messages',
})
const documents = import.meta.glob<LegalText>('/locales/*/documents/*.md', {
  eager: true,
  import: 'default',
})

const marked = (files: Readonly<Record<string, unknown>>) =>
  Object.keys(files).filter((path) => JSON.stringify(files[path]).includes(phraseMark))

test.each([
  ['お持ちの資産を基盤とするカード', 'お持ちの|資産を|基盤とする|カード'],
  ['信託が可能にすること', '信託が|可能にすること'],
  ['二度確かめてから払い出す', '二度確かめてから|払い出す'],
  [
    'お手続きが受け付けられたかどうか、まだ確認できていません',
    'お手続きが|受け付けられたかどうか、|まだ|確認できていません',
  ],
  ['利息はどのように計算されますか。', '利息は|どのように|計算されますか。'],
])('%s may break between phrases', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases)
})

test.each(['航空', '削除の方法', 'お問い合わせ', '清算', '金'])(
  '%s has no phrase of one letter',
  (text) => {
    const phrases = phrasesOf(text)
    expect(phrases.join('')).toBe(text)
    expect(phrases.every((phrase) => phrase.length > 1 || phrase === text)).toBe(true)
  },
)

test('a long compound may break between its scripts', () => {
  expect(phrasesOf('グローバル金融犯罪コンプライアンス')).toEqual([
    'グローバル',
    '金融犯罪',
    'コンプライアンス',
  ])
})

test.each([
  ['プライバシーポリシー・利用規約', 'プライバシー|ポリシー・|利用規約'],
  ['ファミリートラスト', 'ファミリー|トラスト'],
])('%s may break between its words', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases)
})

test('Japanese catalogues have headings with marks, under the headings', () => {
  expect(marked(catalogues)).toContain('/locales/ja/site-home.po')
  expect(marked(catalogues)).toContain('/locales/ja/fund-lookup.po')
  for (const path of marked(catalogues)) {
    expect(path).toMatch(/^\/locales\/ja\//)
    for (const [text, marks] of Object.entries(catalogues[path] ?? {})) {
      if (String(marks).includes(phraseMark)) {
        expect(String(marks).replaceAll(phraseMark, '')).toBe(text)
      }
    }
  }
})

test('お問い合わせ, which a browser would cut, is whole in each text that has it', () => {
  const sentences = Object.entries(catalogues)
    .filter(([path]) => path.startsWith('/locales/ja/'))
    .flatMap(([, messages]) =>
      Object.values(messages).flatMap((message) => {
        const [text = '', ...rest] = [message].flat()
        const isPlain = typeof text === 'string' && rest.length === 0
        return isPlain && /^[^\u200b]+お問い合わせ/.test(text) ? [[text, messages[text]]] : []
      }),
    )
  expect(sentences.length).toBeGreaterThan(9)
  for (const [text, marks] of sentences) {
    expect(String(marks), String(text)).toContain(phraseMark)
    expect(String(marks)).toContain('お問い合わせ')
  }
})

test('Japanese documents have marks in the headings that are drawn, and nowhere else', () => {
  expect(marked(documents)).toContain('/locales/ja/documents/cookies.md')
  expect(marked(documents)).toContain('/locales/ja/documents/contract.md')
  for (const path of marked(documents)) {
    expect(path).toMatch(/^\/locales\/ja\//)
    const { sections, ...rest } = documents[path] as LegalText
    const plain = sections.map(({ marked, ...section }) => {
      expect((marked ?? section.heading).replaceAll(phraseMark, '')).toBe(section.heading)
      return section
    })
    expect(JSON.stringify({ ...rest, sections: plain })).not.toContain(phraseMark)
  }
})

const facts = { number: '1', partA: 'A', partB: 'B', date: '2031-05-06' }

test.each(locales)('the text that is signed in %s has no marks of the build', (locale) => {
  const built = documents[`/locales/${locale}/documents/contract.md`] as LegalText
  expect(contractText(built, locale, facts)).toBe(
    contractText(legalTextOf(locale, 'contract'), locale, facts),
  )
})

test.each(locales)('the title of the contract in %s is that of its text, with marks', (locale) => {
  const { title } = legalTextOf(locale, 'contract')
  expect(contractTitle[locale].replaceAll(phraseMark, '')).toBe(title)
  if (locale === 'ja') expect(contractTitle.ja.split(phraseMark)).toEqual(phrasesOf(title))
})
