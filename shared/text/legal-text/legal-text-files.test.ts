import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { legalTextOf, named, shapeOf, sourceOf } from './legal-text-files.test-helper.ts'

const names = readdirSync(resolve('locales/en/documents')).map((file) => file.replace(/\.md$/, ''))

/** All parts of a long text. */
const piecesOf = (locale: string, name: string): string[] => {
  const { title, words, intro, sections } = legalTextOf(locale, name)
  const blocks = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])
  return [title, ...Object.values(words), ...intro.flat(), ...blocks]
}

it('every language has the same long texts', () => {
  for (const locale of locales) {
    const files = readdirSync(resolve(`locales/${locale}/documents`))
    expect(files.sort()).toEqual(names.map((name) => `${name}.md`).sort())
  }
})

describe.each(names)('the long text %s', (name) => {
  it.each(locales)('has in %s the same parts and constants as in English', (locale) => {
    const [read, english] = [legalTextOf(locale, name), legalTextOf('en', name)]
    expect(Object.keys(read.words)).toEqual(Object.keys(english.words))
    expect(shapeOf(read.intro)).toEqual(shapeOf(english.intro))
    expect(read.sections.map(({ blocks }) => shapeOf(blocks))).toEqual(
      english.sections.map(({ blocks }) => shapeOf(blocks)),
    )
    const lines = (source: string) => source.split('\n').map(named)
    expect(lines(sourceOf(locale, name))).toEqual(lines(sourceOf('en', name)))
  })

  it.each(locales)(
    'is plain in %s: no Markdown, no extra blanks, no exclamation marks',
    (locale) => {
      for (const piece of piecesOf(locale, name)) {
        expect(piece).not.toMatch(/^\s|\s$|\s\s|[\t\r\u00a0\u200b\ufeff]/)
        expect(piece).not.toMatch(/[*_`#[\]<>\\!！]/)
      }
    },
  )

  it('makes in English no claim that only the operator may make', () => {
    const text = piecesOf('en', name).join('\n')
    expect(text).not.toMatch(/\b(we are|is) (licensed|regulated|insured|authori[sz]ed)\b/i)
    expect(text).not.toMatch(/\bguaranteed?\b (return|yield|profit)/i)
  })

  it.each(['zh', 'ja'])('has in %s no half-width punctuation', (locale) => {
    for (const piece of piecesOf(locale, name)) {
      expect(piece).not.toMatch(/[^\u0020-\u007e“”"][,;:!?()]|[,;:!?()][^\u0020-\u007e“”"]/)
    }
  })

  it('has in Chinese no simplified forms', () => {
    expect(piecesOf('zh', name).join('')).not.toMatch(
      /[协议构与资结动应无书订费终账户两为发条权单时间这说还进过]/,
    )
  })
})
