import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, pickText } from './multilingual.ts'

const text = { en: 'Scan', cn: '掃描', jp: 'スキャン', ko: '스캔' }

describe('a text of the server', () => {
  it.each([
    ['en', 'Scan'],
    ['zh', '掃描'],
    ['ja', 'スキャン'],
    ['ko', '스캔'],
    ['fr', 'Scan'],
  ])('is shown to a reader of %s as %s', (locale, words) => {
    expect(pickText(text, locale)).toBe(words)
  })

  it.each(['zh', 'ja', 'ko'])('is shown in English if there is none in %s', (locale) => {
    expect(pickText({ en: 'Scan', cn: '', jp: '', ko: '' }, locale)).toBe('Scan')
  })

  it('is empty if there is no English either', () => {
    expect(pickText({ en: '', cn: '掃描', jp: '', ko: '' }, 'ja')).toBe('')
  })
})

describe('the lines of a text', () => {
  it.each([
    ['one\\ntwo', ['one', 'two']],
    ['one\ntwo\r\nthree', ['one', 'two', 'three']],
    [' one \\n\\n two\\n', ['one', 'two']],
    ['C:\\temp', ['C:\\temp']],
    ['', []],
    ['\\n', []],
  ])('%j is split into %j', (written, lines) => {
    expect(linesOf(written)).toEqual(lines)
  })

  it('lose no word and show no backslash-n', () => {
    const word = fc.stringMatching(/^[\w掃描][\w 掃描]*[\w掃描]$/)
    const between = fc.constantFrom('\\n', '\n', '\r\n')
    fc.assert(
      fc.property(fc.array(word), between, (words, separator) => {
        expect(linesOf(words.join(separator))).toEqual(words)
      }),
    )
  })
})
