import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { preparePicture } from '../prepare-picture.ts'
import { ascii, chunk, file, inserted, jpeg, png } from '../tiny-pictures.test-helper.ts'
import { joined } from './bytes.ts'
import { pngChunks } from './png.ts'
import { pngText, withPngText } from './png-text.ts'

const write = (bytes: Uint8Array, keyword: string, text: string) => {
  const written = withPngText(bytes, keyword, text)
  if (!written) throw new Error('no PNG')
  return written
}

const typesOf = (bytes: Uint8Array) => pngChunks(bytes)?.map(({ type }) => type)

/** Decoders ignore the checksum of a tEXt chunk, so zlib recomputes each one. */
const sumsAreRight = (bytes: Uint8Array) =>
  (pngChunks(bytes) ?? []).every(({ bytes: whole }) => {
    const sum = new DataView(whole.buffer, whole.byteOffset).getUint32(whole.length - 4)
    return sum === crc32(whole.subarray(4, -4))
  })

/** The offset after signature and IHDR. */
const afterHeader = 33

const printable = (bounds: fc.StringConstraints) => fc.string({ ...bounds, unit: 'grapheme-ascii' })
const anyKeyword = printable({ minLength: 1, maxLength: 79 })
const anyText = printable({ maxLength: 1000 })

/** Pictures of other sizes and colours, as another encoder writes them. */
const anyPng = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) => {
    const length = width * height * 4
    return fc.uint8Array({ minLength: length, maxLength: length }).map((pixels) => {
      const picture = new PNG({ width, height })
      picture.data.set(pixels)
      return new Uint8Array(PNG.sync.write(picture))
    })
  })

describe('a PNG with a line of text in it', () => {
  it('returns the text, under its keyword only', () => {
    fc.assert(
      fc.property(anyKeyword, anyText, anyKeyword, (keyword, text, other) => {
        const written = write(png, keyword, text)
        expect(pngText(written, keyword)).toBe(text)
        if (other !== keyword) expect(pngText(written, other)).toBeUndefined()
      }),
    )
  })

  it('is still a valid PNG with the same pixels and correct checksums', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(png), anyPng),
        anyKeyword,
        anyText,
        async (picture, keyword, text) => {
          const written = write(picture, keyword, text)
          expect(await preparePicture(file(written))).toMatchObject({ ok: true, change: 'none' })
          const [before, after] = [picture, written].map((bytes) =>
            PNG.sync.read(Buffer.from(bytes)),
          )
          expect(after?.width).toBe(before?.width)
          expect(after?.height).toBe(before?.height)
          expect(after?.data.equals(before?.data ?? Buffer.alloc(0))).toBe(true)
          expect(sumsAreRight(written)).toBe(true)
        },
      ),
    )
  })

  it('has the text in a tEXt chunk after the header, and is otherwise unchanged', () => {
    const written = write(png, 'Signed text', 'abc')
    expect(typesOf(written)).toEqual(['IHDR', 'tEXt', ...(typesOf(png)?.slice(1) ?? [])])
    const length = 12 + 'Signed text'.length + 1 + 3
    const without = [written.subarray(0, afterHeader), written.subarray(afterHeader + length)]
    expect(joined(without)).toEqual(png)
  })

  it('returns the text that was written last', () => {
    const twice = write(write(png, 'Signed text', 'first'), 'Signed text', 'second')
    expect(pngText(twice, 'Signed text')).toBe('second')
    const another = write(twice, 'Software', 'other')
    expect(pngText(another, 'Signed text')).toBe('second')
    expect(sumsAreRight(another)).toBe(true)
  })

  it('is a copy: the original bytes do not change', () => {
    const copy = png.slice()
    write(png, 'Signed text', 'abc')
    expect(png).toEqual(copy)
  })
})

describe('the text of a PNG', () => {
  it('is not looked for in other chunks, nor under a longer or shorter keyword', () => {
    const other = inserted(png, afterHeader, chunk('zTXt', 'Signed text\0abc'))
    expect(pngText(other, 'Signed text')).toBeUndefined()
    const longer = write(png, 'Signed text 2', 'abc')
    expect(pngText(longer, 'Signed text')).toBeUndefined()
    expect(pngText(longer, 'Signed text 2 and 3')).toBeUndefined()
    expect(pngText(png, 'Signed text')).toBeUndefined()
  })

  it('is found after a large text of another program, and may be large itself', () => {
    const large = 'x'.repeat(1_000_000)
    const written = write(write(png, 'Signed text', 'abc'), 'Comment', large)
    expect(pngText(written, 'Signed text')).toBe('abc')
    expect(pngText(written, 'Comment')).toBe(large)
  })

  it('is undefined for a chunk without a keyword', () => {
    expect(pngText(inserted(png, afterHeader, chunk('tEXt', '')), 'Signed text')).toBeUndefined()
    expect(pngText(inserted(png, afterHeader, chunk('tEXt', 'abc')), 'abc')).toBeUndefined()
  })
})

describe('a file that is not a complete PNG', () => {
  it('takes no text and has none', () => {
    const signed = write(png, 'Signed text', 'abc')
    for (const broken of [
      new Uint8Array(),
      jpeg,
      ascii('hello'),
      png.subarray(0, afterHeader),
      signed.subarray(0, -1),
    ]) {
      expect(withPngText(broken, 'Signed text', 'abc')).toBeUndefined()
      expect(pngText(broken, 'Signed text')).toBeUndefined()
    }
  })

  it('never causes an exception, whatever it contains', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(withPngText(bytes, 'Signed text', 'abc')).toBeUndefined()
        expect(pngText(joined([png.subarray(0, afterHeader), bytes]), 'a')).toBeUndefined()
      }),
    )
  })
})
