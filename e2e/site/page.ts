import type { Page } from '@playwright/test'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { addressOf } from '../../site/map/languages.ts'
import { pages } from '../../site/map/pages.ts'
import { staticPaths } from '../../site/server/static-paths.ts'
import { addresses } from '../support/addresses.ts'
import { axeViolations } from '../support/axe.ts'
import { expectToastWithin } from '../support/visual.ts'

/** Every route of the site that needs no sign-in, without its language. */
export const publicPaths = staticPaths
  .filter(({ name }) => !pages[name].needsToken && !pages[name].isSecret)
  .map(({ path }) => path)
  // The long texts are alike: the first and the longest represent all.
  .filter((path) => !/documents/.test(path) || /privacy-terms|family-office/.test(path))

/** The full address of a path of the site in a language. */
export const siteUrl = (path: string, locale: Locale = 'en'): string =>
  addresses().home + addressOf(locale, path)

/** Runs `action` and expects its toast, shown by the site itself. */
export const expectToast = (
  page: Page,
  message: string,
  action: () => Promise<unknown>,
): Promise<void> => expectToastWithin(page.locator('#site'), message, action)

/** Opens a path and waits until React has taken the page over. */
export async function openSite(page: Page, path = '/', locale: Locale = 'en'): Promise<void> {
  await page.goto(siteUrl(path, locale))
  await waitForHydration(page)
}

/** Waits until React has hydrated the first element of a selector; by default, has begun to. */
export const waitForHydration = (page: Page, selector = '#site') =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  )

/** Goes to another page as a link leads there, within the document; waits until it is shown. */
export async function goTo(page: Page, path: string, locale: Locale = 'en'): Promise<void> {
  await page.evaluate(
    (address) => {
      const title = document.querySelector('main h1')
      if (title) Object.assign(title, { isOfPageBefore: true })
      history.pushState(null, '', address)
    },
    addressOf(locale, path),
  )
  await page.waitForFunction(() => {
    const title = document.querySelector('main h1')
    return title !== null && !('isOfPageBefore' in title)
  })
}

/** How many pixels a page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** How far, in pixels, the title of the open drawer is above or below the button that closes it. */
export async function drawerTitleOffset(page: Page): Promise<number> {
  const [title = 0, button = 100] = await page.locator('dialog header > *').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { top, bottom } = range.getBoundingClientRect()
      return (top + bottom) / 2
    }),
  )
  return Math.abs(title - button)
}

/** Waits until all animations have ended, except endless ones. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const hosts = [...document.querySelectorAll('*')]
    const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** The violations that axe finds, a line each, after all animations: colours are animated too. */
export async function siteAxeViolations(
  page: Page,
  exclude: readonly string[] = [],
): Promise<string[]> {
  await waitForAnimations(page)
  return axeViolations(page, { runOnly: 'all', exclude })
}

/** Signs in as the mobile app or the sign-in page would: by the cookie. */
export const setCookies = (page: Page, cookies: Readonly<Record<string, string>>) =>
  page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: addresses().home })),
    )
