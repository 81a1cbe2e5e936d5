import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { locales } from '../../shared/text/i18n/locale.ts'
import { chromiumArgs, findChromium } from '../../tools/browsers.ts'
import { openStorybook, stories } from '../support/storybook.ts'
import { contactSheet } from './contact-sheet.ts'

/**
 * `npm run pictures -- --lang ja --theme light`: the built stories of screens and pages with the tag `sheet` as pictures,
 * a page and a PDF in `.cache/pictures/ja-light`. Without a language it is English, without a theme
 * both; in English the pictures of the README are taken too.
 */

const themes = ['dark', 'light'] as const

const readmePictures: Readonly<Record<string, string>> = {
  'screens-transfer-home--receipt-pending': 'receipt',
  'screens-wallet-overview--usdt': 'wallet',
  'screens-agreement-signed--from-record': 'contract',
}

const phone = { width: 390, height: 844 }
/** Pixels of a picture per point: the README shows it at two thirds of its size or less. */
const density = 1.5
/** Quality of WebP in percent: no visible loss, and a picture is smaller than 60 kB. */
const quality = 82

const root = join(import.meta.dirname, '../..')
const readmeFolder = join(root, 'docs/pictures')

function readOptions() {
  const { values } = parseArgs({
    options: { lang: { type: 'string', default: 'en' }, theme: { type: 'string' } },
  })
  const { lang, theme } = values
  const locale = locales.find((each) => each === lang)
  if (!locale) throw new RangeError(`--lang is one of ${locales.join(', ')}, not ${lang}`)
  const chosen = themes.filter((each) => theme === undefined || each === theme)
  if (chosen.length === 0) throw new RangeError(`--theme is dark or light, not ${theme}`)
  return { locale, chosen }
}

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

const { locale, chosen } = readOptions()
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
  const shown = stories('sheet').filter(({ title }) => /^(Screens|Site)\//.test(title))
  /** A page of the site is in a frame of its own, which loads after its story. */
  const waitForSite = async () => {
    const page = storybook.page.frames().at(-1)
    await page?.locator('main').waitFor()
    await page?.waitForLoadState('networkidle')
  }
  for (const theme of chosen) {
    const folder = join(root, '.cache/pictures', `${locale}-${theme}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const { id, title } of shown) {
      await storybook.show(id, { locale, theme, fonts: 'product' })
      if (title.startsWith('Site/')) await waitForSite()
      await storybook.page.evaluate(() => document.fonts.ready)
      const picture = await storybook.page.screenshot({ path: join(folder, `${id}.png`) })
      const name = locale === 'en' && readmePictures[id]
      if (name) {
        writeFileSync(join(readmeFolder, `${name}-${theme}.webp`), await frame(browser, picture))
      }
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(shown, { locale, theme }))
    const sheet = await browser.newPage()
    await sheet.goto(`file://${join(folder, 'index.html')}`)
    await sheet.pdf({ path: join(folder, 'sheet.pdf'), preferCSSPageSize: true, outline: true })
    await sheet.close()
    console.log(`${shown.length} pictures, index.html and sheet.pdf are in ${folder}`)
  }
} finally {
  await browser.close()
}
