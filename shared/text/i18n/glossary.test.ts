import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from './locale.ts'

interface Text {
  readonly file: string
  readonly text: string
}

interface Rule {
  readonly term: string
  readonly variant: string
}

const folder = resolve('locales')

/** The rows of a language's table: the term, and the variants that must not be used. */
const rowsOf = (glossary: string, locale: Locale): { term: string; variants: string[] }[] => {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${locale}\n`)) ?? ''
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) => {
    const [, , term = '', variants = ''] = row.split('|').map((cell) => cell.trim())
    return { term, variants: variants.split(/,\s*/).filter(Boolean) }
  })
}

/**
 * The texts of a catalogue, without the names of their variables. English is the message itself.
 */
const textsOfCatalogue = (file: string, locale: Locale): Text[] => {
  const source = readFileSync(resolve(folder, file), 'utf8')
  const messages = formatter().parse(source, { locale, sourceLocale: 'en', filename: file })
  return Object.values(messages as Record<string, { message?: string; translation?: string }>).map(
    ({ message = '', translation = '' }) => ({
      file,
      text: (locale === 'en' ? message : translation).replace(/\{\w+/g, '{'),
    }),
  )
}

const textsOfDocument = (file: string): Text[] =>
  readFileSync(resolve(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => ({ file, text }))

const textsIn = (locale: Locale): Text[] =>
  readdirSync(resolve(folder, locale), { recursive: true, encoding: 'utf8' })
    .map((name) => `${locale}/${name}`)
    .flatMap((file) => {
      if (file.endsWith('.po')) return textsOfCatalogue(file, locale)
      return file.endsWith('.md') ? textsOfDocument(file) : []
    })

/** In English a whole word, in any case; elsewhere any part of the text. */
const includes = (text: string, variant: string, locale: Locale): boolean =>
  locale === 'en'
    ? new RegExp(`(?<!\\w)${variant.replace(/[^\w ]/g, '\\$&')}(?!\\w)`, 'i').test(text)
    : text.includes(variant)

const faultsIn = (texts: readonly Text[], rules: readonly Rule[], locale: Locale): string[] =>
  texts.flatMap(({ file, text }) =>
    rules
      .filter(({ variant }) => includes(text, variant, locale))
      .map(({ term, variant }) => `${file}: "${variant}" should be "${term}" in: ${text}`),
  )

const glossary = readFileSync(resolve(folder, 'glossary.md'), 'utf8')

describe.each(locales)('the glossary in %s', (locale) => {
  const rows = rowsOf(glossary, locale)
  const rules = rows.flatMap(({ term, variants }) => variants.map((variant) => ({ term, variant })))

  it('has terms', () => {
    expect(rows.length).toBeGreaterThan(0)
  })

  it('has no term that contains a forbidden variant', () => {
    const terms = rows.map(({ term }) => ({ file: 'glossary.md', text: term }))
    expect(faultsIn(terms, rules, locale)).toEqual([])
  })

  it('is followed by every catalogue and document', () => {
    const texts = textsIn(locale)
    expect(texts.length).toBeGreaterThan(300)
    expect(faultsIn(texts, rules, locale)).toEqual([])
  })
})

it('A variant is found as a word in English, and anywhere in other languages', () => {
  const rule = [{ term: 'image', variant: 'picture' }]
  const inEnglish = ['A Picture.', 'A pictured lake'].map((text) => ({ file: 'en/a.po', text }))
  expect(faultsIn(inEnglish, rule, 'en')).toEqual([
    'en/a.po: "picture" should be "image" in: A Picture.',
  ])
  const inChinese = [{ file: 'zh/a.po', text: '請選擇圖片檔' }]
  expect(faultsIn(inChinese, [{ term: '影像', variant: '圖片' }], 'zh')).toHaveLength(1)
})
