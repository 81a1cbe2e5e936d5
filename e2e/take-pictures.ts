import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../tools/browsers.ts'
import { openStorybook } from './support/storybook.ts'

/**
 * `npm run pictures`: takes the pictures of the README from the built stories, in both themes and in
 * the fonts of the site, into `docs/pictures`.
 */

const pictures = {
  receipt: 'screens-transfer-home--receipt-pending',
  wallet: 'screens-wallet-overview--usdt',
  contract: 'screens-agreement-signed--from-record',
} as const

const phone = { width: 390, height: 844 }
/** Pixels of a picture per point: the README shows it at two thirds of its size or less. */
const density = 1.5
/** Quality of WebP in percent: no visible loss, and a picture is smaller than 60 kB. */
const quality = 82

const folder = join(import.meta.dirname, '../docs/pictures')
const { resolve } = createRequire(import.meta.url)

const fontFace = (family: string, weight: string, file: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}) }`

const fonts = [
  fontFace(
    'Sans',
    '200 900',
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  ),
  fontFace('Display', '500', '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2'),
  fontFace('Display', '600', '@fontsource/cormorant/files/cormorant-latin-600-normal.woff2'),
  ":root { --tw-font: 'Sans'; --tw-font-display: 'Display'; --tw-font-figures: 'Display' }",
].join('\n')

/** A screen with round corners and a thin edge, as WebP; all around it is transparent. */
async function frame(browser: Browser, screen: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: density })
  await page.setContent(
    `<style>body { margin: 0 } img { width: ${phone.width}px; border-radius: 28px; display: block }
    div { position: fixed; inset: 0; border-radius: 28px; box-shadow: inset 0 0 0 1.5px #8b806b80 }</style>
    <img src="data:image/png;base64,${screen.toString('base64')}"><div></div>`,
  )
  await page.evaluate(() => document.images[0]?.decode())
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDefaultBackgroundColorOverride', {
    color: { r: 0, g: 0, b: 0, a: 0 },
  })
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await page.close()
  return Buffer.from(data, 'base64')
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArgs],
})
try {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: phone,
    deviceScaleFactor: density,
  })
  // tsx wraps functions in a helper that no page has.
  await context.addInitScript('globalThis.__name = (named) => named')
  const storybook = await openStorybook(await context.newPage())
  await storybook.page.addStyleTag({ content: fonts })
  mkdirSync(folder, { recursive: true })
  for (const [name, story] of Object.entries(pictures)) {
    for (const theme of ['dark', 'light']) {
      await storybook.show(story, { locale: 'en', theme })
      await storybook.page.evaluate(() => document.fonts.ready)
      const picture = await frame(browser, await storybook.page.screenshot())
      writeFileSync(join(folder, `${name}-${theme}.webp`), picture)
      console.log(`docs/pictures/${name}-${theme}.webp`, Math.ceil(picture.length / 1000), 'kB')
    }
  }
} finally {
  await browser.close()
}
