import fc from 'fast-check'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { orientationIn } from './exif-orientation.ts'
import { jpegSegments } from './jpeg.ts'
import { joined } from './png/bytes.ts'
import { stripMetadata } from './strip-metadata.ts'
import * as tiny from './tiny-pictures.test-helper.ts'

const { afterHeader, afterStart, ascii, chunk, exif, inserted, jpeg, png, segment } = tiny
const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))
const strip = (bytes: Uint8Array) => stripMetadata(bytes, 'image/jpeg')

describe('a JPEG without its metadata', () => {
  it('has no place, maker, thumbnail, comment or trailer left, and nothing else missing', () => {
    const revealing = joined([
      inserted(
        jpeg,
        afterStart,
        exif(1),
        segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
        segment(0xe0, 'JFXX\0\x10thumbnail'),
        segment(0xe2, 'MPF\0'),
        segment(0xeb, 'JP content credentials'),
        segment(0xed, 'Photoshop 3.0\0'),
        segment(0xfe, 'taken at home'),
      ),
      ascii('SEFH'),
      inserted(jpeg, afterStart, exif(1)),
    ])
    expect(textOf(revealing)).toContain('GPS 25.0330N')
    expect(strip(revealing)).toEqual(jpeg)
  })

  it('loses a comment between scans', () => {
    const scan = joined([segment(0xda, 'scan'), Uint8Array.of(1, 0xff, 0, 2)])
    const behind = (...pieces: Uint8Array[]) => inserted(jpeg, jpeg.length - 2, ...pieces)
    expect(strip(behind(segment(0xfe, 'at home'), scan))).toEqual(behind(scan))
  })

  it('keeps its colours: ICC profile and Adobe mark', () => {
    const coloured = inserted(
      jpeg,
      afterStart,
      segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'),
      segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
    )
    expect(strip(coloured)).toEqual(coloured)
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps orientation %i', (orientation) => {
    for (const little of [false, true]) {
      const stripped = strip(inserted(jpeg, afterStart, exif(orientation, little)))
      expect(textOf(stripped)).not.toContain('GPS')
      expect(stripped?.length).toBe(jpeg.length + 36)
      const [first] = jpegSegments(stripped ?? jpeg) ?? []
      expect(orientationIn(first?.bytes ?? jpeg)).toBe(orientation)
    }
  })

  it('is upright if its orientation is invalid', () => {
    expect(strip(inserted(jpeg, afterStart, exif(0)))).toEqual(jpeg)
    expect(strip(inserted(jpeg, afterStart, exif(9)))).toEqual(jpeg)
    const anyExif = fc
      .uint8Array({ maxLength: 60 })
      .map((tail) => joined([ascii('Exif\0\0'), tail]))
    fc.assert(
      fc.property(anyExif, (content) => {
        expect(textOf(strip(inserted(jpeg, afterStart, segment(0xe1, content))))).toContain('JFIF')
      }),
    )
  })
})

describe('a PNG without its metadata', () => {
  it('has no text, time, place or unknown chunk left, and the same pixels', () => {
    const revealing = inserted(
      png,
      afterHeader,
      chunk('eXIf', 'MM GPS 25.0330N'),
      chunk('tEXt', 'Author\0me'),
      chunk('iTXt', 'XML:com.adobe.xmp'),
      chunk('zTXt', 'Comment'),
      chunk('tIME', '1234567'),
      chunk('caBX', 'content credentials'),
    )
    const stripped = stripMetadata(joined([revealing, ascii('trailer')]), 'image/png')
    expect(stripped).toEqual(png)
    expect(PNG.sync.read(Buffer.from(stripped ?? [])).data).toEqual(
      PNG.sync.read(Buffer.from(png)).data,
    )
  })

  it('keeps the chunks that its colours depend on', () => {
    const coloured = inserted(png, afterHeader, chunk('iCCP', 'profile'), chunk('gAMA', '1234'))
    expect(stripMetadata(coloured, 'image/png')).toEqual(coloured)
  })
})

it('a file that is not a complete picture of its type gives undefined', () => {
  expect(stripMetadata(jpeg.subarray(0, -1), 'image/jpeg')).toBeUndefined()
  expect(stripMetadata(png.subarray(0, -1), 'image/png')).toBeUndefined()
  expect(stripMetadata(jpeg, 'image/png')).toBeUndefined()
  expect(stripMetadata(png, 'image/jpeg')).toBeUndefined()
})
