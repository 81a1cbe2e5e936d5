import type { Page } from '@playwright/test'
import { locales } from '../../shared/text/i18n/locale.ts'
import { addressOf, languageTags } from '../../site/map/languages.ts'
import { holdBack } from '../support/hold-back.ts'
import { layoutShiftOf } from '../support/layout-shift.ts'
import { fullUnless, long } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import {
  goTo,
  horizontalOverflow,
  openSite,
  publicPaths,
  siteAxeViolations,
  siteUrl,
  waitForHydration,
} from './page.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }
const sizes = [phone, { width: 844, height: 390 }, { width: 768, height: 1024 }, desktop]

/** A text that no person should read: a message's id, or a placeholder that was not filled in. */
const leftover = /⟦|\{\w+\}|undefined|\[object/

/** In the short run axe looks at one language, and at the dark theme on a phone alone. */
const isCheckedByAxe = (locale: string) => Boolean(process.env.FULL) || locale === 'en'
const axeSizes = process.env.FULL ? [phone, desktop] : [phone]
/** Sizes at which axe looks at the light theme. */
const lightSizes = process.env.FULL ? [desktop, phone] : [desktop]

/** On a page of an account, one of two headings is for screen readers only. */
async function expectOneVisibleTitle(page: Page, path: string) {
  const name = {
    '/login': 'Sign in',
    '/register': 'Create an account',
    '/resetPassword': 'Reset your password',
  }[path]
  if (!name) return
  const widths = await page
    .getByRole('heading', { name, exact: true })
    .evaluateAll((headings) => headings.map((each) => each.getBoundingClientRect().width))
  expect(widths.toSorted((a, b) => a - b)).toEqual([1, expect.any(Number)])
  expect(Math.max(...widths)).toBeGreaterThan(40)
}

for (const locale of locales) {
  // English has the longest words. `headings.spec.ts` checks that the Japanese pages fit.
  const isInShortRun = locale === 'en'
  const alsoAxe = isCheckedByAxe(locale) ? ', without a finding of axe in both themes' : ''
  const title = `Every page in ${locale} keeps its policy, hydrates, has no leftover, fits all sizes, does not shift${alsoAxe}`
  test(title, fullUnless(isInShortRun, long), async ({ page }) => {
    for (const path of publicPaths) {
      // All pages have one header and one footer; in the short run axe looks at those of the first.
      const known = process.env.FULL || path === publicPaths[0] ? [] : ['header.header', 'footer']
      await page.setViewportSize(phone)
      const answer = await page.goto(siteUrl(path, locale))
      expect(answer?.status()).toBe(200)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(await layoutShiftOf(page), path).toBeLessThan(0.02)
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale])
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('#site')).not.toContainText(leftover)
      if (locale === 'en') await expectOneVisibleTitle(page, path)
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await horizontalOverflow(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0)
        if (isCheckedByAxe(locale) && axeSizes.includes(size)) {
          expect(await siteAxeViolations(page, known), `${path} at ${size.width}`).toEqual([])
        }
      }
      if (!isCheckedByAxe(locale)) continue
      await page.locator('.header-theme').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      for (const size of lightSizes) {
        await page.setViewportSize(size)
        expect(await siteAxeViolations(page, known), `${path}, light, at ${size.width}`).toEqual([])
      }
      // The next page begins in the dark theme.
      await page.evaluate(() => sessionStorage.removeItem('theme'))
    }
  })
}

test('A page that is enlarged, with header and footer, fits a width of 180', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 })
  await openSite(page, '/')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  for (const path of ['/creditCard', '/ccvService', '/trusts']) {
    await goTo(page, path)
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
  }
  // A title is not one letter a line.
  const title = await page.locator('.trusts-rail h2').first().boundingBox()
  expect(title?.height).toBeLessThan(100)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its text and its links', async ({ page }) => {
    for (const path of publicPaths) {
      // The links to other languages lead to the same page, not to the home page.
      const wanted = ['/zh', '/zh/trusts', '/zh/creditCard', '/zh/documents/cookies']
      const expected = expect.arrayContaining([...wanted, addressOf('ja', path)])
      const html = await (await fetch(siteUrl(path, 'zh'))).text()
      expect(html).toMatch(/<h1[ >]/)
      const found = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
      expect(found).toEqual(expected)
      // All others, but that of the sandbox, lead to pages in Chinese.
      const elsewhere = found.filter((href) => /^\/(?!zh|sandbox)/.test(href))
      expect(new Set(elsewhere)).toEqual(
        new Set([path, addressOf('ja', path), addressOf('ko', path)]),
      )
      // All pages have one header and one footer; in the short run a browser opens some of them.
      if (!process.env.FULL && publicPaths.indexOf(path) % 4 > 0) continue
      await page.goto(siteUrl(path, 'zh'))
      await expect(page.locator('h1')).toBeVisible()
      const links = page.locator('header a:visible, main a:visible, footer a:visible')
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      )
      expect(addresses).toEqual(expected)
    }
    await page.setViewportSize(desktop)
    const signIn = page.getByRole('banner').getByRole('link', { name: '登入' })
    await expect(signIn).toHaveAttribute('href', '/zh/login')
  })

  test('a contract can be read with its link alone', async ({ page }) => {
    for (const [locale, article] of [
      ['en', 'Purpose'],
      ['zh', '目的'],
    ] as const) {
      await page.goto(siteUrl('/contract/any-token', locale))
      await expect(page.getByRole('heading', { name: article })).toBeVisible()
      await expect(page.locator('noscript, .element-note').first()).toBeVisible()
    }
  })
})

test.describe('A page whose script does not load', () => {
  for (const what of ['entry', 'page'] as const) {
    test(`falls back to its links and its text: the ${what} is missing`, async ({
      page,
      problems,
    }) => {
      problems.expect(/Failed to load resource|dynamically imported module/)
      await page.setViewportSize(phone)
      await page.route(
        what === 'entry' ? /assets\/site-[\w-]{8}\.js/ : /assets\/trusts-/,
        (route) => route.abort(),
      )
      await page.goto(siteUrl('/trusts'))
      await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
      await expect(page.locator('header').getByRole('link', { name: 'Credit Card' })).toBeVisible()
    })
  }
})

test('a contract can be read while its script loads, and does not move when it has loaded', async ({
  page,
  sandbox,
  events,
}) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => sessionStorage.setItem('theme', 'light'))
  const { token } = await sandbox.createContract()
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(siteUrl(`/contract/${token}`), { waitUntil: 'commit' })
  const positions = () =>
    page.locator('h2, dt, h3').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => [each.textContent, each.getBoundingClientRect().top])
        .filter(([, top]) => Number(top) < innerHeight),
    )
  const paragraph = page.getByText('This Agreement is made between')
  await expect(paragraph).toBeVisible()
  // All style sheets have loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  )
  await page.evaluate(async () => void (await document.fonts.ready))
  const [colour, before] = [
    await paragraph.evaluate((each) => getComputedStyle(each).color),
    await positions(),
  ]
  expect(before.length).toBeGreaterThan(4)
  letThrough()
  await events.next('tw-ready')
  await expect(page.locator('.element-shell')).toHaveCount(0)
  await expect(page.locator('tw-contract').getByText('Example Partnering Broker')).toBeVisible()
  expect(await positions()).toEqual(before)
  expect(await paragraph.evaluate((each) => getComputedStyle(each).color)).toBe(colour)
})
