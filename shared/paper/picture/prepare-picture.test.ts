import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxPictureBytes } from '../../limits.ts'
import { joined } from './png/bytes.ts'
import { preparePicture } from './prepare-picture.ts'
import * as tiny from './tiny-pictures.test-helper.ts'

const { afterStart, ascii, exif, file, inserted, jpeg, png, segment } = tiny
/** The type of the picture that is sent, or why there is none, in an environment without a canvas. */
const verdict = async (bytes: Uint8Array | string) => {
  const prepared = await preparePicture(file(bytes))
  return prepared.ok ? prepared.picture.type : prepared.reason
}

afterEach(() => vi.unstubAllGlobals())

describe('a chosen picture', () => {
  it('is recognised by its content, whatever its name and type are', async () => {
    const typeOf = async (chosen: File) => {
      const prepared = await preparePicture(chosen)
      return prepared.ok && prepared.picture.type
    }
    expect(await typeOf(file(png, 'proof.jpg', 'image/jpeg'))).toBe('image/png')
    expect(await typeOf(file(jpeg, '', ''))).toBe('image/jpeg')
    expect(await typeOf(file('%PDF-1.7', 'proof.png', 'image/png'))).toBe(false)
  })

  it('is uploaded without its GPS position and its name, and otherwise as it is', async () => {
    const photo = file(inserted(jpeg, afterStart, exif(6)), 'IMG_0001 at home.jpg')
    const prepared = await preparePicture(photo)
    if (!prepared.ok) throw new Error(prepared.reason)
    expect(await photo.text()).toContain('GPS')
    expect(await prepared.picture.text()).not.toContain('GPS')
    expect(prepared.picture).not.toBeInstanceOf(File)
    expect(prepared.change).toBe('none')
  })

  it('may be 3 MB and not a byte more', async () => {
    const data = new Uint8Array(maxPictureBytes - jpeg.length)
    const end = jpeg.length - 2
    expect(await verdict(inserted(jpeg, end, data))).toBe('image/jpeg')
    // It must be redrawn, for which there is no canvas here.
    expect(await verdict(inserted(jpeg, end, data, Uint8Array.of(0)))).toBe('damaged')
    expect(await verdict('')).toBe('empty')
  })

  it('is not redrawn if only what follows it is too large, such as the film of a motion photo', async () => {
    const film = new Uint8Array(maxPictureBytes)
    expect(await preparePicture(file(joined([jpeg, film])))).toMatchObject({
      ok: true,
      change: 'none',
      picture: { size: jpeg.length },
    })
  })

  it('is refused before it is unpacked if it has more pixels than any camera takes', async () => {
    const create = vi.fn()
    vi.stubGlobal('createImageBitmap', create)
    const huge = png.slice()
    new DataView(huge.buffer).setUint32(16, 30_000)
    new DataView(huge.buffer).setUint32(20, 30_000)
    expect(await verdict(huge)).toBe('tooManyPixels')
    expect(create).not.toHaveBeenCalled()
  })

  it('is left to the server if the browser cannot check it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError()))
    expect(await verdict(jpeg)).toBe('image/jpeg')
  })

  it('is refused if the browser cannot draw it', async () => {
    const undrawn = new DOMException('', 'InvalidStateError')
    vi.stubGlobal('createImageBitmap', () => Promise.reject(undrawn))
    expect(await verdict(jpeg)).toBe('damaged')
  })

  it('is closed at once after the browser has drawn it', async () => {
    const close = vi.fn()
    vi.stubGlobal('createImageBitmap', async () => ({ close }))
    expect(await verdict(jpeg)).toBe('image/jpeg')
    expect(close).toHaveBeenCalledOnce()
  })

  it('may have a thumbnail with its own end marker, fill bytes, more scans and a trailer', async () => {
    expect(await verdict(inserted(jpeg, afterStart, segment(0xe1, jpeg)))).toBe('image/jpeg')
    expect(await verdict(inserted(jpeg, afterStart, Uint8Array.of(0xff, 0xff)))).toBe('image/jpeg')
    const scan = segment(0xda, 'scan')
    const data = Uint8Array.of(1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff)
    const scans = inserted(jpeg, jpeg.length - 2, segment(0xc4, '\xff\xd9'), scan, data)
    expect(await verdict(scans)).toBe('image/jpeg')
    expect(await verdict(scans.subarray(0, -1))).toBe('damaged')
    expect(await verdict(joined([jpeg, ascii('SEFH trailer'), jpeg]))).toBe('image/jpeg')
    expect(await verdict(joined([png, ascii('trailer')]))).toBe('image/png')
  })

  it('must be redrawn if it is cut off anywhere', async () => {
    const whole = [png, jpeg, inserted(jpeg, afterStart, exif(6), segment(0xe2, jpeg))]
    for (const picture of whole) {
      for (let length = 0; length < picture.length; length += 1) {
        expect(['damaged', 'other', 'empty']).toContain(await verdict(picture.subarray(0, length)))
      }
      expect(await verdict(picture.subarray(0, picture.length >> 1))).toBe('damaged')
    }
  })

  it('must be redrawn if it is broken inside', async () => {
    expect(await verdict(inserted(jpeg, afterStart, ascii('junk')))).toBe('damaged')
    expect(await verdict(inserted(jpeg, afterStart, Uint8Array.of(0xff, 0xe1, 0, 1)))).toBe(
      'damaged',
    )
    expect(await verdict(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBe('damaged')
    expect(await verdict(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 1, 0xff, 0xd9))).toBe('damaged')
    const [signature, header, end] = [png.subarray(0, 8), png.subarray(8, 33), png.subarray(-12)]
    expect(await verdict(joined([signature, header, end]))).toBe('damaged')
    expect(await verdict(joined([signature, png.subarray(33)]))).toBe('damaged')
    expect(await verdict(joined([png.subarray(0, -12), header, end]))).toBe('damaged')
    const longEnd = tiny.chunk('IEND', 'more').subarray(0, -1)
    expect(await verdict(joined([png.subarray(0, -12), longEnd]))).toBe('damaged')
    expect(await verdict(joined([png.subarray(0, -12), tiny.chunk('1234', ''), end]))).toBe(
      'damaged',
    )
  })
})

describe('a chosen file that is not a JPG or PNG, where the browser draws nothing else,', () => {
  const box = (brands: string) =>
    `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x08mdat`
  it.each([
    [box('heic\0\0\0\0mif1heic'), 'heic'],
    [box('mif1\0\0\0\0miafheix'), 'heic'],
    [box('avif\0\0\0\0avifmif1'), 'avif'],
    [box('abcd\0\0\0\0heic'), 'heic'],
    [box('isom\0\0\x02\0isommp42'), 'other'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\ufeff\n <?xml version="1.0"?><svg/>', 'svg'],
    ['<!-- by hand -->\n<SVG>', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">', 'svg'],
    ['<!doctype html><title>Sign in</title>', 'other'],
    ['GIF89a', 'damaged'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'damaged'],
    ['BM\x24\0\0\0\0\0\0\0', 'damaged'],
    ['BM', 'other'],
    ['II*\0', 'tiff'],
    ['%PDF-1.7', 'pdf'],
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
        const prepared = await preparePicture(file(joined([head, tail])))
        expect(prepared.ok).toBe(false)
      }),
    )
  })

  it('is refused when it cannot be read', async () => {
    const gone = file(jpeg)
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('gone'))
    expect(await preparePicture(gone)).toEqual({ ok: false, reason: 'damaged' })
    vi.restoreAllMocks()
  })
})
