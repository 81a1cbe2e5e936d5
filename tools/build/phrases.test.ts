import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import { phraseMark } from '../../site/layout/phrase-mark.ts'
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

test('the site’s Japanese catalogues have headings with marks, under the headings', () => {
  expect(marked(catalogues)).toContain('/locales/ja/site-home.po')
  for (const path of marked(catalogues)) {
    expect(path).toMatch(/^\/locales\/ja\/site/)
    for (const [text, marks] of Object.entries(catalogues[path] ?? {})) {
      if (typeof marks === 'string' && marks.includes(phraseMark)) {
        expect(marks.replaceAll(phraseMark, '')).toBe(text)
      }
    }
  }
})

test('headings of Japanese documents have marks; the text of a contract has none', () => {
  expect(marked(documents)).toContain('/locales/ja/documents/cookies.md')
  for (const path of marked(documents)) {
    expect(path).toMatch(/^\/locales\/ja\/documents\/(?!contract)/)
    const { title, words, intro, sections } = documents[path] as LegalText
    const rest = { title, words, intro, blocks: sections.map(({ blocks }) => blocks) }
    expect(JSON.stringify(rest)).not.toContain(phraseMark)
  }
})
