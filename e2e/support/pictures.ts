import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'

/** A PNG of this size, each row in another colour. */
function pngBytes(width = 320, height = 200): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at++) {
    png.data.set([at % 251, Math.floor(at / width) % 241, 120, 255], at * 4)
  }
  return PNG.sync.write(png)
}

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const file = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType,
  buffer,
})

export const png = (name = 'proof.png', width = 320): ChosenFile =>
  file(name, 'image/png', pngBytes(width))

/** A PNG that does not compress: about 4 bytes a pixel. */
export function noisePng(pixels: number): ChosenFile {
  const image = new PNG({ width: 512, height: Math.ceil(pixels / 512) })
  let seed = 1
  for (let at = 0; at < image.data.length; at++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    image.data[at] = seed >>> 24
  }
  return file('noise.png', 'image/png', PNG.sync.write(image))
}

/** Metadata that a phone writes into a photograph and that must not be sent. */
export const locationMarker = 'GPS-48.8584N-2.2945E'

/** Exif with orientation, maker and a place (Exif 3.0, 4.6); big-endian. */
function exifWithLocation(): Buffer {
  const tiff = Buffer.alloc(26 + 12 * 2 + 64 + locationMarker.length)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(count, at + 4)
  }
  entry(10, 0x0112, 3, 1)
  tiff.writeUInt16BE(6, 18)
  entry(22, 0x8825, 4, 1)
  tiff.writeUInt32BE(38, 30)
  // The GPS directory: its processing method names the place.
  tiff.writeUInt16BE(1, 38)
  entry(40, 0x001b, 7, locationMarker.length)
  tiff.writeUInt32BE(56, 48)
  tiff.write(locationMarker, 56, 'latin1')
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** A JPEG with metadata as a phone writes it: lying on its side, and with a place. */
const withLocation = (jpeg: Buffer): Buffer => {
  const xmp = Buffer.from(
    `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="${locationMarker}"/>`,
    'latin1',
  )
  const exif = segment(0xe1, exifWithLocation())
  return Buffer.concat([jpeg.subarray(0, 2), exif, segment(0xe1, xmp), jpeg.subarray(2)])
}

/**
 * A picture made by the browser, of a phone's 12 megapixels and more than 3 MB. Turned upright, its
 * upper half is dark.
 */
export async function phonePhoto(page: Page, type = 'image/jpeg'): Promise<ChosenFile> {
  const base64 = await page.evaluate(async (type) => {
    const canvas = document.createElement('canvas')
    canvas.width = 4032
    canvas.height = 3024
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    const tile = pen.createImageData(512, 512)
    let seed = 1
    for (let at = 0; at < tile.data.length; at++) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      tile.data[at] = at % 4 === 3 ? 255 : seed >>> 24
    }
    for (let y = 0; y < canvas.height; y += 512) {
      for (let x = 0; x < canvas.width; x += 512) pen.putImageData(tile, x, y)
    }
    pen.fillStyle = '#000c'
    pen.fillRect(0, 0, canvas.width / 2, canvas.height)
    pen.fillStyle = '#fffc'
    pen.fillRect(canvas.width / 2, 0, canvas.width / 2, canvas.height)
    return canvas.toDataURL(type, 0.98).split(',')[1] ?? ''
  }, type)
  const buffer = Buffer.from(base64, 'base64')
  return type === 'image/jpeg'
    ? file('IMG_2041.jpg', type, withLocation(buffer))
    : file('picture', type, buffer)
}

/** A JPEG made by the browser. */
export async function jpeg(page: Page, name = 'proof.jpg'): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 40
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = 'teal'
      pen.fillRect(0, 0, 60, 40)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return file(name, 'image/jpeg', Buffer.from(base64, 'base64'))
}

/** The same JPEG with a place in its Exif and in its XMP. */
export async function jpegWithLocation(page: Page): Promise<ChosenFile> {
  const { buffer } = await jpeg(page)
  return file('holiday.jpg', 'image/jpeg', withLocation(buffer))
}
