import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { boxOf } from '../support/box.ts'
import { file, jpeg } from '../support/pictures.ts'
import { fullOnly } from '../support/short-run.ts'
import { type InkMeasurement, inkInColumn, measureInk } from './ink.ts'
import {
  drawByFinger,
  expect,
  type Opened,
  type Point,
  signCalls,
  signedPng,
  test,
  underline,
  uploadCalls,
  wave,
  writingOnPaper,
} from './page.ts'

/** Sizes of the specification, section 9. */
const widthOnDesktop = 800
const heightShare = 0.375
const lineWidth = 4

const desktop = { width: 1440, height: 900 }
const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }

const straight: readonly Point[] = [
  [0.2, 0.5],
  [0.5, 0.5],
  [0.8, 0.5],
]
const dot: readonly Point[] = [[0.5, 0.5]]
/** A slip of the pen: a stroke of a few pixels. */
const slip: readonly Point[] = [
  [0.5, 0.5],
  [0.503, 0.505],
  [0.506, 0.5],
]

const sizeOf = async (part: Locator) => {
  const { width, height } = await boxOf(part)
  // While the dialog opens, its edges lie between pixels.
  return { width: Math.round(width), height: Math.round(height) }
}

const measureCanvas = async (it: Opened) => measureInk(await it.canvasPng())

/** Expects the same drawing on another canvas: equal shares, except for the fixed line width. */
const expectSameExtent = (ink: InkMeasurement, before: InkMeasurement) => {
  expect(before.inkPixels).toBeGreaterThan(100)
  for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
    expect(Math.abs(ink[edge] - before[edge]), edge).toBeLessThan(0.03)
  }
}

/** Expects dark ink on a clear ground. */
const expectInkOnClear = (ink: InkMeasurement) => {
  expect(ink.inkPixels).toBeGreaterThan(100)
  expect(ink.clearPixels).toBeGreaterThan(ink.width * ink.height * 0.5)
  expect(ink.brightest).toBeLessThan(64)
}

test.describe('On a desktop', () => {
  test.use({ viewport: desktop })

  test('a mouse drawing is uploaded 800 px wide, in dark lines of 4 px on a clear ground', async ({
    open,
    sandbox,
  }) => {
    const it = await open()
    await test.step('an empty Submit leads to Sign', async () => {
      await it.expectToast('Sign first.', () => it.click('Submit'))
      await expect(it.button('Sign')).toBeFocused()
      await expect(it.button('Sign')).toBeInViewport({ ratio: 1 })
    })
    await it.click('Sign')
    await expect(it.canvas).toBeVisible()
    await expect(it.text('Turn your phone sideways for more room.')).toHaveCount(0)
    expect(await sizeOf(it.canvas)).toEqual({
      width: widthOnDesktop,
      height: widthOnDesktop * heightShare,
    })
    await it.draw(straight)
    await it.save()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()

    const uploaded = await signedPng(sandbox, it.token)
    const ink = measureInk(uploaded)
    expect([ink.width, ink.height]).toEqual([widthOnDesktop, widthOnDesktop * heightShare])
    expectInkOnClear(ink)
    expect(Math.abs(inkInColumn(uploaded, 0.4) - lineWidth)).toBeLessThan(0.6)
    expect(Math.abs(ink.left - 0.2)).toBeLessThan(0.01)
    expect(Math.abs(ink.right - 0.8)).toBeLessThan(0.01)
    const [call, ...more] = await signCalls(sandbox, it.token)
    expect(more).toEqual([])
    expect(Object.keys(call?.body as object).toSorted()).toEqual([
      'paymentId',
      'paymentImg',
      'signature',
    ])
    expect(call?.body).toMatchObject({ paymentImg: [], paymentId: it.contract.contractId })
  })

  // In the short run: `SignatureDialog.test.tsx`, and what is drawn again in the test of a turned phone.
  test(
    'Undo and Clear remove strokes; changing the mode or closing the dialog keeps them',
    fullOnly,
    async ({ open, page }) => {
      const it = await open()
      const expectNothingToRemove = async () => {
        for (const name of ['Undo', 'Clear']) {
          await expect(it.button(name)).toHaveAttribute('aria-disabled', 'true')
        }
      }
      await it.click('Sign')
      await expectNothingToRemove()
      await it.draw(wave)
      const one = await measureCanvas(it)
      await it.draw(underline)
      expect((await measureCanvas(it)).bottom).toBeGreaterThan(one.bottom + 0.1)
      await it.click('Undo')
      await expect.poll(() => measureCanvas(it)).toEqual(one)

      await it.mode('Type').check()
      await it.mode('Draw').check()
      await expect.poll(() => measureCanvas(it)).toEqual(one)
      await it.click('Close')
      await expect(it.dialog).toHaveCount(0)
      await expect(it.picture).toHaveCount(0)
      await it.click('Sign')
      await expect.poll(() => measureCanvas(it)).toEqual(one)
      await page.keyboard.press('Escape')
      await expect(it.dialog).toHaveCount(0)
      await it.click('Sign')
      await expect.poll(() => measureCanvas(it)).toEqual(one)
      await it.save()
      expect(measureInk(await it.savedPng())).toEqual(one)

      await it.click('Sign again')
      await expect.poll(() => measureCanvas(it)).toEqual(one)
      await it.draw(underline)
      await it.click('Clear')
      await expect.poll(async () => (await measureCanvas(it)).inkPixels).toBe(0)
      await expectNothingToRemove()
      await it.expectToast('Sign first.', () => it.click('Save'))
      await it.click('Close')
      await expect(it.picture).toBeVisible()
      expect(measureInk(await it.savedPng())).toEqual(one)
    },
  )

  // In the short run: `ink.test.ts`, `SignatureDialog.test.tsx`, `signing.test.ts`, and an empty Submit above.
  test(
    'Save and Submit without a signature show a message and send nothing; dots are none',
    fullOnly,
    async ({ open, sandbox, events }) => {
      const it = await open()
      await it.expectToast('Sign first.', () => it.click('Submit'))
      expect((await events.next('tw-error')).detail).toMatchObject({ message: 'Sign first.' })
      await expect(it.button('Sign')).toBeFocused()
      await expect(it.button('Sign')).toBeInViewport({ ratio: 1 })
      await it.click('Sign')
      await it.expectToast('Sign first.', () => it.click('Save'))
      expect((await events.next('tw-error')).detail).toMatchObject({ message: 'Sign first.' })
      await expect(it.dialog).toBeVisible()
      // While a dialog is open, a screen reader does not reach the toast.
      await expect(it.dialog.getByRole('alert')).toHaveText('Sign first.')
      for (const strokes of [[dot], [dot, [[0.2, 0.3]], [[0.7, 0.6]]], [slip]] as const) {
        await it.draw(...strokes)
        expect((await measureCanvas(it)).inkPixels).toBeGreaterThan(4)
        await it.expectToast('Sign first.', () => it.click('Save'))
        await expect(it.dialog).toBeVisible()
        await it.click('Clear')
      }
      await it.mode('Type').check()
      await it.expectToast('Sign first.', () => it.click('Save'))
      await it.name.fill('   ')
      await it.expectToast('Sign first.', () => it.click('Save'))
      await it.click('Close')
      await it.expectToast('Sign first.', () => it.click('Submit'))
      expect(await uploadCalls(sandbox, it.token)).toEqual([])
      expect(await signCalls(sandbox, it.token)).toEqual([])
      await it.click('Sign')
      await it.mode('Draw').check()
      await it.draw(dot, wave)
      await it.save()
    },
  )

  test('a typed name is a signature, in any script and of any length', async ({ open }) => {
    const it = await open()
    const names = ['王小明', 'Łucja Żółć-Świętosławska von und zu Hohenlohe']
    if (process.env.FULL) names.push('Ada Lovelace', '김민준')
    for (const name of names) {
      await it.saveName(name)
      const ink = measureInk(await it.savedPng())
      expect([ink.width, ink.height], name).toEqual([widthOnDesktop, widthOnDesktop * heightShare])
      expectInkOnClear(ink)
      // The whole name, with a margin.
      expect(ink.left, name).toBeGreaterThan(0.02)
      expect(ink.right, name).toBeLessThan(0.98)
      expect(ink.top, name).toBeGreaterThan(0.02)
      expect(ink.bottom, name).toBeLessThan(0.98)
      await it.click('Sign again')
      await expect(it.name).toHaveValue(name)
      await it.click('Close')
    }
  })

  test('an uploaded picture loses its paper; a file without a signature shows the reason', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open()
    const jpg = await page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    }, writingOnPaper().toString('base64'))
    const expectWriting = async () => {
      const ink = measureInk(await it.savedPng())
      expect([ink.width, ink.height]).toEqual([widthOnDesktop, widthOnDesktop * heightShare])
      expectInkOnClear(ink)
    }
    await it.click('Sign')
    await it.mode('Upload').check()
    await it.expectToast('Sign first.', () => it.click('Save'))
    await it.file.setInputFiles(file('signature.png', 'image/png', writingOnPaper()))
    await expect(it.dialog.getByText('signature.png')).toBeVisible()
    const blank = new PNG({ width: 300, height: 200 })
    blank.data.fill(255)
    const alert = it.dialog.getByRole('alert').and(it.dialog.locator('.tw-error'))
    for (const [chosen, error] of [
      [file('blank.png', 'image/png', PNG.sync.write(blank)), /^No signature was found/],
      [file('text.png', 'image/png', Buffer.from('no picture')), /^This file is not a JPG or PNG/],
      [await jpeg(page, 'teal.jpg'), /^No signature was found/],
      [file('cut.png', 'image/png', writingOnPaper().subarray(0, 900)), /damaged or incomplete/],
    ] as const) {
      await it.file.setInputFiles(chosen)
      await expect(alert, chosen.name).toHaveText(error)
      await expect(it.dialog.getByText('signature.png')).toBeVisible()
    }
    await it.save()
    await expectWriting()
    await it.click('Sign again')
    await it.file.setInputFiles(file('signature.jpg', 'image/jpeg', Buffer.from(jpg, 'base64')))
    await expect(it.dialog.getByText('signature.jpg')).toBeVisible()
    await it.save()
    await expectWriting()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    expectInkOnClear(measureInk(await signedPng(sandbox, it.token)))
  })
})

test('The ink contrasts with its ground in both themes, in the dialog and on the page', async ({
  open,
}) => {
  const it = await open()
  const inEachTheme = async (check: () => Promise<void>) => {
    for (const theme of ['dark', 'light']) {
      await it.element.evaluate((element, theme) => element.setAttribute('theme', theme), theme)
      await expect(it.element.locator('.tw')).toHaveAttribute('data-theme', theme)
      await check()
    }
  }
  const backgroundBehind = (part: Locator) =>
    part.evaluate((node) => {
      for (let at: Element | null = node; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return ''
    })
  const brightnessOf = (colour: string) => {
    const figures = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    return figures.reduce((sum, figure) => sum + figure, 0) / 3
  }
  await it.click('Sign')
  await it.draw(wave, underline)
  await inEachTheme(async () => {
    expect((await measureCanvas(it)).brightest).toBeLessThan(64)
    expect(brightnessOf(await backgroundBehind(it.canvas))).toBeGreaterThan(220)
  })
  await it.save()
  await inEachTheme(async () => {
    expect(brightnessOf(await backgroundBehind(it.picture))).toBeGreaterThan(220)
  })
  expect(measureInk(await it.savedPng()).brightest).toBeLessThan(64)
})

test.describe('On a phone', () => {
  test.use({ viewport: portrait, hasTouch: true })

  test('the canvas is as wide as the screen, a tip says to turn it, and a finger draws and scrolls nothing', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open()
    const scrolled = () => page.evaluate(() => scrollY)
    const tip = it.text('Turn your phone sideways for more room.')
    await it.waitForLayout()
    await it.click('Sign')
    const { width, height } = await sizeOf(it.canvas)
    expect(width).toBe(portrait.width)
    expect(Math.abs(height - portrait.width * heightShare)).toBeLessThan(1)
    await expect(tip).toBeVisible()
    await page.setViewportSize(landscape)
    await expect(tip).toHaveCount(0)
    const turned = await sizeOf(it.canvas)
    expect(turned.width).toBeGreaterThan(width)
    expect(Math.abs(turned.height / turned.width - heightShare)).toBeLessThan(0.01)
    for (const part of [it.canvas, it.button('Save'), it.button('Undo'), it.button('Close')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(portrait)
    await expect(tip).toBeVisible()

    const before = await scrolled()
    await drawByFinger(it, wave, underline)
    expect(await scrolled()).toBe(before)
    const drawing = await measureCanvas(it)
    await it.save()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    const ink = measureInk(await signedPng(sandbox, it.token))
    expect([ink.width, ink.height]).toEqual([390, Math.round(390 * heightShare)])
    expectInkOnClear(ink)
    expectSameExtent(ink, drawing)
    expect(Math.abs(ink.left - 0.2)).toBeLessThan(0.02)
  })

  test('turning the phone there and back, also during a stroke, keeps all that is drawn', async ({
    open,
    page,
  }) => {
    const it = await open()
    await it.click('Sign')
    const [first, ...others] = await it.onCanvas(wave)
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
    await page.mouse.down()
    for (const { x, y } of others) await page.mouse.move(x, y)
    const before = await measureCanvas(it)
    await page.setViewportSize(landscape)
    await expect.poll(async () => (await measureCanvas(it)).width).toBeGreaterThan(before.width)
    await page.mouse.up()
    expectSameExtent(await measureCanvas(it), before)
    await drawByFinger(it, underline)
    const both = await measureCanvas(it)
    await page.setViewportSize(portrait)
    await expect.poll(async () => (await measureCanvas(it)).width).toBe(before.width)
    expectSameExtent(await measureCanvas(it), both)
    await it.click('Undo')
    await expect.poll(async () => (await measureCanvas(it)).bottom).toBeLessThan(0.75)
    expectSameExtent(await measureCanvas(it), before)
    await it.click('Close')
    await page.setViewportSize(landscape)
    await it.click('Sign')
    await expect.poll(async () => (await measureCanvas(it)).inkPixels).toBeGreaterThan(0)
    expectSameExtent(await measureCanvas(it), before)
    await it.save()
    await page.setViewportSize(portrait)
    expectSameExtent(measureInk(await it.savedPng()), before)
  })

  test('another pixel ratio keeps the drawing and its line width, and the picture has every device pixel', async ({
    open,
    page,
  }) => {
    const it = await open()
    await it.click('Sign')
    await it.draw(straight)
    const before = await measureCanvas(it)
    const devtools = await page.context().newCDPSession(page)
    // Chromium reports an emulated ratio only with the next change of size, hence one pixel less.
    for (const less of [0, 1]) {
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        width: portrait.width,
        height: portrait.height - less,
        deviceScaleFactor: 2,
        mobile: false,
      })
    }
    await expect.poll(async () => (await measureCanvas(it)).width).toBe(before.width * 2)
    expectSameExtent(await measureCanvas(it), before)
    expect(Math.abs(inkInColumn(await it.canvasPng(), 0.4) - 2 * lineWidth)).toBeLessThan(1)
    await it.save()
    const saved = await it.savedPng()
    const ink = measureInk(saved)
    expect([ink.width, ink.height]).toEqual([780, Math.round(146.25 * 2)])
    expect(Math.abs(inkInColumn(saved, 0.4) - 2 * lineWidth)).toBeLessThan(1)
    expect(Math.abs(ink.left - 0.2)).toBeLessThan(0.02)
  })
})
