import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { chromiumArgs } from '../../tools/browsers.ts'
import { file } from '../support/pictures.ts'
import { expect, test, underline, wave, writingOnPaper } from './page.ts'

// Chromium's Auto Dark: what Samsung Internet and the darkening of Android's webviews do.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...chromiumArgs,
      '--enable-features=WebContentsForceDark',
      '--blink-settings=forceDarkModeEnabled=true',
    ],
  },
})

/** Brightness of the ground and of the darkest pixel inside the frame of a part, 0 to 255. */
const measure = async (part: Locator) => {
  const { width, height, data } = PNG.sync.read(await part.screenshot())
  const counts = new Uint32Array(256)
  for (let y = 12; y < height - 12; y++) {
    for (let x = 12; x < width - 12; x++) {
      const at = 4 * (y * width + x)
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
      const bright = Math.round(sum / 3)
      counts[bright] = (counts[bright] ?? 0) + 1
    }
  }
  return {
    ground: counts.indexOf(Math.max(...counts)),
    ink: counts.findIndex((count) => count > 0),
  }
}

const expectInk = async (part: Locator, what: string) => {
  const { ground, ink } = await measure(part)
  expect(ground, what).toBeGreaterThan(220)
  expect(ink, what).toBeLessThan(64)
}

for (const theme of ['dark', 'light']) {
  test(`In a browser that darkens pages, a signature is dark on light paper everywhere (${theme})`, async ({
    open,
    page,
  }) => {
    const it = await open({ attributes: { theme } })
    await page.evaluate(() => {
      const box = document.createElement('p')
      box.style.cssText = 'width: 40px; height: 40px; background: #fff'
      box.id = 'probe'
      document.body.append(box)
    })
    expect((await measure(page.locator('#probe'))).ground, 'the browser darkens').toBeLessThan(64)
    await it.click('Sign')
    await it.mode('Upload').check()
    await it.file.setInputFiles(file('signature.png', 'image/png', writingOnPaper()))
    await expect(it.dialog.getByText('Your signature is shown.')).toBeAttached()
    await expect(async () => expectInk(it.canvas, 'uploaded')).toPass()
    await it.mode('Type').check()
    await it.dialog.getByRole('textbox').fill('Ann Chen')
    await expect(async () => expectInk(it.canvas, 'typed')).toPass()
    await it.mode('Draw').check()
    await it.draw(wave, underline)
    await expectInk(it.canvas, 'drawn')
    await it.save()
    await expectInk(it.picture, 'in its box')
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expectInk(it.picture, 'on the receipt')
    const download = page.waitForEvent('download')
    await it.click('Save a copy')
    const copy = readFileSync(await (await download).path(), 'utf8')
    await page.setContent(copy)
    await expectInk(page.locator('.signature'), 'in the copy')
  })
}
