import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { maxPictureBytes } from '../../shared/limits.ts'
import {
  type ChosenFile,
  file,
  jpeg,
  locationMarker,
  noisePng,
  phonePhoto,
  png,
} from '../support/pictures.ts'
import { fullOnly, fullUnless, long } from '../support/short-run.ts'
import { expect, storedProof, type TransferPage, test, uploadCalls } from './page.ts'

/** Size of a picture as a browser shows it, and how light its halves are, 0 to 255. */
const seen = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 2
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0, 1, 2)
    const data = pen?.getImageData(0, 0, 1, 2).data ?? []
    return { width: image.width, height: image.height, upper: data[0] ?? 0, lower: data[4] ?? 0 }
  }, picture.toString('base64'))

/** The bytes of the picture that is shown beside the name. */
const preview = async (it: TransferPage): Promise<Buffer> => {
  const url = await it.element.locator('img[src^="blob:"]').evaluate(async (image) => {
    const shown = await (await fetch((image as HTMLImageElement).src)).blob()
    const reader = new FileReader()
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result))
      reader.readAsDataURL(shown)
    })
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** The path of a large file: a browser that is given the bytes takes long to have them. */
const pathOf = async ({ name, buffer }: ChosenFile, info: TestInfo): Promise<string> => {
  const path = info.outputPath(name)
  await writeFile(path, buffer)
  return path
}

/** The path of a picture that must be made smaller, at less cost than a photo. */
const largePicture = (info: TestInfo) =>
  pathOf(noisePng(Math.ceil(maxPictureBytes / 4) + 10_000), info)

const submit = async (it: TransferPage) => {
  await it.amount.fill('150')
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
}

const isUploaded = (it: TransferPage) => expect(it.text('Replace')).toBeVisible()

test(
  'A photo above 3 MB is made smaller, shown and sent: upright, without its place',
  { tag: long },
  async ({ open, page, sandbox }, info) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    // A desktop offers no camera.
    await expect(it.button('Take a photo')).toHaveCount(0)
    const photo = await phonePhoto(page)
    expect(photo.buffer.length).toBeGreaterThan(maxPictureBytes)
    expect(photo.buffer.includes(locationMarker)).toBe(true)
    await it.proof.setInputFiles(await pathOf(photo, info))
    await isUploaded(it)
    await expect(it.element.getByText(/^Made smaller on your device: \d/)).toBeVisible()
    const shown = await preview(it)
    await submit(it)
    const sent = await storedProof(sandbox, it.token)
    expect(sent.equals(shown), 'what is shown is what is sent').toBe(true)
    expect(sent.length).toBeLessThanOrEqual(maxPictureBytes)
    expect(sent.includes(locationMarker)).toBe(false)
    expect(sent.includes(Buffer.from('Exif'))).toBe(false)
    const { width, height, upper, lower } = await seen(page, sent)
    // The phone stored it on its side: its left half is dark, and above once it is upright.
    expect([width, height]).toEqual([1800, 2400])
    expect(upper).toBeLessThan(lower - 100)
  },
)

test('What the browser draws is accepted, and a file that it does not draw is refused in true words', {
  tag: long,
}, async ({ open, page, sandbox }) => {
  const it = await open({ isUsd: true })
  await it.openProof()
  const { buffer: slip } = png()
  const without = (bytes: Buffer, end: number) => bytes.subarray(0, bytes.length - end)
  const gif = Buffer.from('R0lGODlhAgACAIAAAP8AAP///ywAAAAAAgACAAACA0QCBQA7', 'base64')
  const accepted: ChosenFile[] = [
    file('no-end.jpg', 'image/jpeg', without((await jpeg(page)).buffer, 2)),
    file('two-pixels.gif', 'image/gif', gif),
  ]
  // Of the size of a photo, in the full run.
  if (process.env.FULL) {
    const { buffer: photo } = await phonePhoto(page)
    accepted.push(
      file('no-end-of-photo.jpg', 'image/jpeg', without(photo, 2)),
      file('cut-tail.jpg', 'image/jpeg', without(photo, Math.floor(photo.length / 10))),
      file('no-iend.png', 'image/png', without(slip, 12)),
      { ...(await phonePhoto(page, 'image/webp')), name: 'webp.jpg' },
    )
  }
  for (const [at, chosen] of accepted.entries()) {
    await it.proof.setInputFiles(chosen)
    await expect(it.element.getByText(chosen.name, { exact: true })).toBeVisible()
    await expect.poll(async () => (await uploadCalls(sandbox, it.token)).length).toBe(at + 1)
    await isUploaded(it)
    await expect(it.alerts, chosen.name).toHaveCount(0)
  }
  const words: readonly (readonly [ChosenFile, RegExp])[] = [
    [file('a.gif', 'image/gif', Buffer.from('GIF89a')), /^This image is damaged or incomplete/],
    [file('a.tif', 'image/tiff', Buffer.from('II*\0....', 'latin1')), /cannot show TIFF images/],
    [file('half.png', 'image/png', slip.subarray(0, 100)), /^This image is damaged or incomplete/],
    [file('a.txt', 'text/plain', Buffer.from('a')), /^This file is not a JPG or PNG image, and/],
  ]
  for (const [chosen, error] of words) {
    await it.proof.setInputFiles(chosen)
    await expect(it.alerts, chosen.name).toHaveText(error)
  }
  await submit(it)
  expect([...(await storedProof(sandbox, it.token)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})

/** What browsers that protect their canvas against fingerprinting return. */
const guards = {
  white: () => {
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      const blank = new OffscreenCanvas(this.width, this.height)
      const pen = blank.getContext('2d')
      if (pen) pen.fillStyle = '#fff'
      pen?.fillRect(0, 0, this.width, this.height)
      void blank.convertToBlob({ ...(type && { type }), ...(quality && { quality }) }).then(done)
    }
  },
  noise: () => {
    const read = CanvasRenderingContext2D.prototype.getImageData
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area)
      crypto.getRandomValues(pixels.data)
      return pixels
    }
  },
  refusal: () => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new DOMException('no', 'SecurityError')
    }
  },
}

for (const [name, guard] of Object.entries(guards)) {
  const title = `A browser that guards its canvas (${name}) sends no blank: the reason is shown`
  test(title, fullUnless(name === 'white'), async ({ open, page, sandbox }, info) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    await page.evaluate(guard)
    await it.proof.setInputFiles(await largePicture(info))
    await expect(it.alerts).toHaveText(/your browser blocks canvas access/)
    expect(await uploadCalls(sandbox, it.token)).toEqual([])
    // A picture that fits needs no canvas.
    await it.proof.setInputFiles(png())
    await isUploaded(it)
    await expect(it.alerts).toHaveCount(0)
  })
}

test.describe('While a photo is made smaller', () => {
  /** Holds every decoding back until the page calls `letThrough`. */
  const holdDecoding = (page: Page) =>
    page.evaluate(() => {
      const decode = window.createImageBitmap
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      const hold = async (...args: Parameters<typeof decode>) => {
        await held
        return decode(...args)
      }
      Object.assign(window, { createImageBitmap: hold, letThrough })
    })
  const letThrough = (page: Page) => page.evaluate(() => Reflect.get(window, 'letThrough')())

  test('the form says so, and the photo can be replaced or given up', async ({
    open,
    page,
    sandbox,
  }, info) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    const large = await largePicture(info)
    await it.proof.setInputFiles(png('first.png'))
    await isUploaded(it)
    await holdDecoding(page)
    await it.proof.setInputFiles(large)
    await expect(it.element.getByText('Preparing the image')).toBeVisible()
    await expect(it.element.getByRole('progressbar')).toHaveAccessibleName('Preparing the image')
    await it.click('Cancel')
    await expect(it.element.getByText('first.png')).toBeVisible()
    await it.proof.setInputFiles(large)
    await it.proof.setInputFiles(png('second.png', 200))
    await letThrough(page)
    await isUploaded(it)
    await expect(it.element.getByText('second.png')).toBeVisible()
    await submit(it)
    expect(await seen(page, await storedProof(sandbox, it.token))).toMatchObject({ width: 200 })
    expect(await uploadCalls(sandbox, it.token)).toHaveLength(2)
  })
})

test.describe('On Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('a button opens the camera, and its photo is sent', fullOnly, async ({ open, page }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    const capture = it.proof.evaluate(
      (input) =>
        new Promise((resolve) => {
          input.addEventListener('click', () => resolve(input.getAttribute('capture')))
        }),
    )
    const chooser = page.waitForEvent('filechooser')
    await it.click('Take a photo')
    expect(await capture).toBe('environment')
    await (await chooser).setFiles(await phonePhoto(page))
    await isUploaded(it)
    await expect(it.proof).not.toHaveAttribute('capture')
  })
})
