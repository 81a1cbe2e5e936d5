import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngText, withPngText } from '../../paper/picture/png/png-text.ts'
import { png } from '../../paper/picture/tiny-pictures.test-helper.ts'
import {
  readSignatureNote,
  type SignatureNote,
  signatureKeyword,
  writeSignatureNote,
} from './signature-note.ts'

const hex = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 64,
  maxLength: 64,
})
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyNote: fc.Arbitrary<SignatureNote> = fc.record({
  textHash: hex,
  version: fc.integer({ min: 1, max: 999_999_999 }),
  locale: fc.constantFrom('en', 'zh', 'ja', 'ko'),
  date: day,
})

const note: SignatureNote = {
  textHash: '0f'.repeat(32),
  version: 2,
  locale: 'zh',
  date: '2031-05-06',
}
const line = `sha256=${'0f'.repeat(32)}; version=2; locale=zh; date=2031-05-06`

describe('the note in the picture of a signature', () => {
  it('names the version of an operator’s text in letters that a picture can hold', () => {
    const own = { ...note, locale: 'zh-Hant-TW', ownVersion: '第3版; 2026' }
    const written = writeSignatureNote(own)
    expect(written).toMatch(/^[\x20-\x7e]+$/)
    expect(readSignatureNote(written)).toEqual(own)
    expect(readSignatureNote(`${line}; text=%E3`)).toEqual(note)
  })

  it('is one line that a person can read', () => {
    expect(writeSignatureNote(note)).toBe(line)
    expect(readSignatureNote(line)).toEqual(note)
  })

  it('of an earlier release names no version and reads as version 1', () => {
    const earlier = `sha256=${'0f'.repeat(32)}; locale=zh; date=2031-05-06`
    expect(readSignatureNote(earlier)).toEqual({ ...note, version: 1 })
  })

  it('reads as it was written, also from a picture', () => {
    fc.assert(
      fc.property(anyNote, (written) => {
        const text = writeSignatureNote(written)
        expect(text).toMatch(/^[\x20-\x7e]+$/)
        expect(readSignatureNote(text)).toEqual(written)
        const signed = withPngText(png, signatureKeyword, text)
        expect(signed && pngText(signed, signatureKeyword)).toBe(text)
      }),
    )
  })

  it('is not read from any other text', () => {
    for (const other of [
      '',
      line.slice(1),
      line.slice(0, -1),
      `${line}\n`,
      `${line} `,
      ` ${line}`,
      `${line}; locale=en`,
      `${line}\n${line}`,
      line.replaceAll('f', 'F'),
      line.replaceAll('; ', ';'),
      line.replace('zh', ''),
      line.replace('version=2', 'version='),
      line.replace('version=2', 'version=0'),
      line.replace('version=2', 'version=02'),
      line.replace('2031', '31'),
      line.replace('2031-05-06', '06/05/2031'),
      line.replace('0f', '0g'),
      line.replace('0f', '0f0f'),
    ])
      expect(readSignatureNote(other)).toBeUndefined()
  })

  it('never reads as before if one character is removed or replaced', () => {
    fc.assert(
      fc.property(
        anyNote,
        fc.nat(),
        fc.string({ unit: 'grapheme-ascii', maxLength: 1 }),
        (written, position, character) => {
          const text = writeSignatureNote(written)
          const at = position % text.length
          const changed = text.slice(0, at) + character + text.slice(at + 1)
          const read = readSignatureNote(changed)
          if (changed === text) expect(read).toEqual(written)
          else expect(read).not.toEqual(written)
          if (read) expect(writeSignatureNote(read)).toBe(changed)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is not found in a random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSignatureNote(text)).toBeUndefined()
      }),
    )
  })
})
