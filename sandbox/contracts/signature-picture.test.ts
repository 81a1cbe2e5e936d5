import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { signaturePng } from '../testing/signature.ts'
import { tinyPng } from '../testing/test-sandbox.ts'
import { checkSignaturePicture } from './signature-picture.ts'

const drawn = signaturePng()

const grey = (shade: (x: number, y: number) => number) => {
  const png = new PNG({ width: 40, height: 40 })
  for (let at = 0; at < 1600; at++) {
    const value = shade(at % 40, Math.floor(at / 40))
    png.data.set([value, value, value, 255], at * 4)
  }
  return new Uint8Array(PNG.sync.write(png, { colorType: 0 }))
}

test.each([
  ['a line on a transparent ground', drawn],
  ['a line on white', signaturePng({ ground: [255, 255, 255, 255] })],
  ['a picture as wide as a sharp screen', signaturePng({ width: 2400, height: 900 })],
  ['a picture as wide as the sharpest screen', signaturePng({ width: 3200, height: 1400 })],
  ['a picture with a note in it', signaturePng({ note: 'sha256' })],
  ['a grey gradient, packed with several filters', grey((x, y) => (x * 5 + y) % 256)],
])('%s is accepted as a signature', (_, picture) => {
  expect(() => checkSignaturePicture(picture)).not.toThrow()
})

test.each([
  ['a transparent picture', signaturePng({ isDrawn: false }), 'blank'],
  [
    'transparent pixels of one colour',
    signaturePng({ isDrawn: false, ground: [9, 8, 7, 0] }),
    'blank',
  ],
  ['a white picture', signaturePng({ isDrawn: false, ground: [255, 255, 255, 255] }), 'blank'],
  ['one shade of grey', grey(() => 77), 'blank'],
  ['a single pixel', tinyPng, '32 to 4096'],
  ['a very long picture', signaturePng({ width: 5000, height: 40 }), '32 to 4096'],
  ['more pixels than any screen', signaturePng({ width: 2400, height: 2400 }), 'million pixels'],
  ['half a picture', drawn.slice(0, -20), 'complete PNG'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'complete PNG'],
  ['an interlaced picture', interlaced(drawn), 'as browsers write it'],
  ['a picture whose pixels are overwritten', withoutPixels(drawn), 'cannot be read'],
])('%s is refused as a signature', (_, picture, words) => {
  expect(() => checkSignaturePicture(picture)).toThrow(words)
})

/** Sets the byte of the header that marks the picture as interlaced. */
function interlaced(png: Uint8Array): Uint8Array {
  const other = png.slice()
  other[28] = 1
  return other
}

/** Overwrites the packed pixels. */
function withoutPixels(png: Uint8Array): Uint8Array {
  const broken = png.slice()
  const at = Buffer.from(broken).indexOf('IDAT') + 4
  return broken.fill(0xaa, at, at + 20)
}
