import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxPictureBytes } from '../../../shared/limits.ts'
import { png } from '../../../shared/paper/picture/tiny-pictures.test-helper.ts'
import { fakeCanvases } from './canvas.test-helper.ts'
import { renderSignature } from './render-signature.ts'
import type { SignatureDraft } from './signature-draft.ts'

const size = { width: 800, height: 300, ratio: 2 }
const line = Array.from({ length: 20 }, (_, n) => ({ x: 20 * n, y: 90, time: n, pressure: 0 }))
const drawn: SignatureDraft = { kind: 'drawn', ink: { width: 400, strokes: [line] } }
const bytes = new Uint8Array(png)
const image = (...parts: BlobPart[]): SignatureDraft => ({
  kind: 'image',
  file: new Blob(parts),
  name: 'a.png',
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const some = (pixel: readonly number[]) => Array.from({ length: 100 }, () => pixel).flat()
const clear = some([0, 0, 0, 0])
const dark = some([21, 18, 12, 255])
const white = some([255, 255, 255, 255])

/** A browser that returns these pixels, whatever was drawn, in a PNG of `length` bytes. */
const browser = (
  pixels: readonly number[] = [...dark, ...clear],
  length: (canvas: HTMLCanvasElement) => number = () => 100,
) => {
  const { calls } = fakeCanvases({ width: 800 }, Uint8ClampedArray.from(pixels))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
  ) {
    done(new Blob([new Uint8Array(length(this))]))
  })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 10, close() {} }))
  return calls
}

test('the picture has every pixel of the canvas', async () => {
  const calls = browser()
  const rendered = await renderSignature(drawn, size)
  expect(rendered).toMatchObject({ ok: true, size: { width: 1600, height: 600 } })
  expect(calls).toContain('scale 2 2')
  expect(calls).toContain('lineTo 760 180')
})

test('an extreme pixel ratio does not make an extreme canvas', async () => {
  browser()
  const rendered = await renderSignature(drawn, { ...size, ratio: 20 })
  expect(rendered).toMatchObject({ ok: true, size: { width: 3200, height: 1200 } })
})

test.each<[string, SignatureDraft]>([
  ['a dot', { kind: 'drawn', ink: { width: 800, strokes: [line.slice(0, 1)] } }],
  ['no stroke', { kind: 'drawn', ink: { width: 800, strokes: [] } }],
  ['a name of blanks', { kind: 'typed', name: '  ' }],
  ['a name without a letter', { kind: 'typed', name: '\u3164.' }],
])('%s is no signature', async (_, draft) => {
  browser()
  expect(await renderSignature(draft, size)).toEqual({ ok: false, reason: 'empty' })
})

describe('the image that the browser returns is checked', () => {
  test.each([
    ['a blank', clear],
    ['white', white],
    ['black', dark],
  ])('%s is no signature, whatever was drawn', async (_, pixels) => {
    browser(pixels)
    expect(await renderSignature(drawn, size)).toEqual({ ok: false, reason: 'withheld' })
    expect(await renderSignature({ kind: 'typed', name: 'Ann' }, size)).toMatchObject({ ok: false })
  })

  test('a canvas that may not be read makes no picture', async () => {
    browser(undefined, () => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(await renderSignature(drawn, size)).toEqual({ ok: false, reason: 'withheld' })
  })

  test('a missing canvas is distinguished from a blank image', async () => {
    browser()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    for (const draft of [drawn, image(bytes)]) {
      expect(await renderSignature(draft, size)).toEqual({ ok: false, reason: 'noCanvas' })
    }
    browser(undefined, () => {
      throw new RangeError('Array buffer allocation failed')
    })
    expect(await renderSignature(drawn, size)).toEqual({ ok: false, reason: 'noCanvas' })
  })

  test('an image over the limit is rendered again at a pixel ratio of 1', async () => {
    browser(undefined, ({ width }) => (width > 800 ? maxPictureBytes + 1 : 100))
    expect(await renderSignature(drawn, size)).toMatchObject({ ok: true, size: { width: 800 } })
    browser(undefined, () => maxPictureBytes + 1)
    expect(await renderSignature(drawn, size)).toEqual({ ok: false, reason: 'tooLarge' })
  })
})

test('a file that the browser cannot decode makes no picture', async () => {
  browser()
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('no', 'InvalidStateError')
  })
  expect(await renderSignature(image(bytes), size)).toEqual({ ok: false, reason: 'unreadable' })
})
