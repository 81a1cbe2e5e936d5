import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxPictureBytes } from '../limits.ts'
import { inspectPicture } from './inspect-picture.ts'
import { joined } from './png/bytes.ts'
import * as tiny from './tiny-pictures.test-helper.ts'

const { afterStart, ascii, exif, file, inserted, jpeg, png, segment } = tiny
const verdict = async (bytes: Uint8Array | string) => {
  const inspection = await inspectPicture(file(bytes))
  return inspection.ok ? inspection.type : inspection.reason
}

describe('a chosen picture', () => {
  it('is recognised by its content, whatever its name and type are', async () => {
    const renamed = await inspectPicture(file(png, 'proof.jpg', 'image/jpeg'))
    expect(renamed).toEqual({ ok: true, type: 'image/png' })
    const nameless = await inspectPicture(file(jpeg, '', ''))
    expect(nameless).toEqual({ ok: true, type: 'image/jpeg' })
    const pretender = await inspectPicture(file('%PDF-1.7', 'proof.png', 'image/png'))
    expect(pretender).toEqual({ ok: false, reason: 'other' })
  })

  it('may be 3 MB and not a byte more', async () => {
    const padding = new Uint8Array(maxPictureBytes - jpeg.length)
    expect(await verdict(joined([jpeg, padding]))).toBe('image/jpeg')
    expect(await verdict(joined([jpeg, padding, Uint8Array.of(0)]))).toBe('tooLarge')
    expect(await verdict('')).toBe('empty')
  })

  it('may have a thumbnail with its own end marker, fill bytes, more scans and a trailer', async () => {
    expect(await verdict(inserted(jpeg, afterStart, segment(0xe1, jpeg)))).toBe('image/jpeg')
    expect(await verdict(inserted(jpeg, afterStart, Uint8Array.of(0xff, 0xff)))).toBe('image/jpeg')
    const scan = segment(0xda, 'scan')
    const data = Uint8Array.of(1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff)
    const scans = inserted(jpeg, jpeg.length - 2, segment(0xc4, '\xff\xd9'), scan, data)
    expect(await verdict(scans)).toBe('image/jpeg')
    expect(await verdict(scans.subarray(0, -1))).toBe('cutOff')
    expect(await verdict(joined([jpeg, ascii('SEFH trailer'), jpeg]))).toBe('image/jpeg')
    expect(await verdict(joined([png, ascii('trailer')]))).toBe('image/png')
  })

  it('is refused if it is cut off anywhere', async () => {
    const whole = [png, jpeg, inserted(jpeg, afterStart, exif(6), segment(0xe2, jpeg))]
    for (const picture of whole) {
      for (let length = 0; length < picture.length; length += 1) {
        expect(['cutOff', 'other', 'empty']).toContain(await verdict(picture.subarray(0, length)))
      }
      expect(await verdict(picture.subarray(0, picture.length >> 1))).toBe('cutOff')
    }
  })

  it('is refused if it is broken inside', async () => {
    expect(await verdict(inserted(jpeg, afterStart, ascii('junk')))).toBe('cutOff')
    expect(await verdict(inserted(jpeg, afterStart, Uint8Array.of(0xff, 0xe1, 0, 1)))).toBe(
      'cutOff',
    )
    expect(await verdict(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBe('cutOff')
    expect(await verdict(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 1, 0xff, 0xd9))).toBe('cutOff')
    const [signature, header, end] = [png.subarray(0, 8), png.subarray(8, 33), png.subarray(-12)]
    expect(await verdict(joined([signature, header, end]))).toBe('cutOff')
    expect(await verdict(joined([signature, png.subarray(33)]))).toBe('cutOff')
    expect(await verdict(joined([png.subarray(0, -12), header, end]))).toBe('cutOff')
    const longEnd = tiny.chunk('IEND', 'more').subarray(0, -1)
    expect(await verdict(joined([png.subarray(0, -12), longEnd]))).toBe('cutOff')
    expect(await verdict(joined([png.subarray(0, -12), tiny.chunk('1234', ''), end]))).toBe(
      'cutOff',
    )
  })
})

describe('a chosen file that is not a JPG or PNG', () => {
  const box = (brands: string) =>
    `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x08mdat`
  it.each([
    [box('heic\0\0\0\0mif1heic'), 'heic'],
    [box('mif1\0\0\0\0miafheix'), 'heic'],
    [box('avif\0\0\0\0avifmif1'), 'heic'],
    [box('abcd\0\0\0\0heic'), 'heic'],
    [box('isom\0\0\x02\0isommp42'), 'other'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\ufeff\n <?xml version="1.0"?><svg/>', 'svg'],
    ['<!-- by hand -->\n<SVG>', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">', 'svg'],
    ['<!doctype html><title>Sign in</title>', 'other'],
    ['GIF89a', 'other'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'other'],
    ['BM', 'other'],
    ['PK\x03\x04', 'other'],
    ['hello', 'other'],
  ])('%j is %s', async (content, reason) => {
    expect(await verdict(content)).toBe(reason)
  })

  it('is SVG in UTF-16 too', async () => {
    const wide = [...'\ufeff<svg/>'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])
    expect(await verdict(Uint8Array.from(wide))).toBe('svg')
  })

  it('is refused with a reason, whatever it is', async () => {
    const start = fc.constantFrom('', '\xff\xd8', '\xff\xd8\xff\xe1', 'xxxxftyp').map(ascii)
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (head, tail) => {
        const inspection = await inspectPicture(file(joined([head, tail])))
        expect(inspection.ok).toBe(false)
      }),
    )
  })

  it('is refused when it cannot be read', async () => {
    const gone = Object.assign(file(jpeg), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await inspectPicture(gone)).toEqual({ ok: false, reason: 'cutOff' })
  })
})
