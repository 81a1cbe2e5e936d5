import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { phraseMark } from '../../shared/i18n/phrase-mark.ts'
import { phrasesOf } from '../../tools/build/phrases.ts'
import { fullUnless } from '../support/full.ts'
import { holdBack } from '../support/hold-back.ts'
import { shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'
import { tornWordsIn } from '../support/visual.ts'
import { excessOf, giveCookies, hydrated, openPaths, openSite, siteUrl } from './page.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const sizes = [phone, { width: 844, height: 390 }, desk]
const languages = ['zh', 'ja', 'ko'] as const

/** The pages that get their font late: in the short run, each page in one language. */
const latePaths = (locale: (typeof languages)[number]) =>
  openPaths.filter(
    (_, index) => process.env.FULL || index % languages.length === languages.indexOf(locale),
  )

interface Lines {
  /** The headings whose last line has one letter only. */
  readonly widows: readonly string[]
  /** The phrases that are on more than one line. */
  readonly torn: readonly string[]
}

/** Finds the lines of each heading, also in elements, from the position of each letter. */
const linesOf = (page: Page, selector = 'h1, h2, h3'): Promise<Lines> =>
  page.evaluate((selector) => {
    const widows: string[] = []
    const torn: string[] = []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const headings = [document, ...roots].flatMap((root) => [...root.querySelectorAll(selector)])
    for (const heading of headings) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue
      const isVertical = getComputedStyle(heading).writingMode !== 'horizontal-tb'
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const letters: { letter: string; line: number }[] = []
      while (words.nextNode()) {
        const node = words.currentNode as Text
        const own = [...node.data.matchAll(/[^\s]/gu)].map(({ 0: letter, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + letter.length)
          const { top, left } = range.getBoundingClientRect()
          return { letter, line: Math.round(isVertical ? left : top) }
        })
        const isPhrase =
          heading.querySelector('wbr') && !/[、。 ]./.test(node.data) && !/.（/.test(node.data)
        if (isPhrase && new Set(own.map(({ line }) => line)).size > 1) torn.push(node.data)
        letters.push(...own)
      }
      const last = letters.filter(
        ({ letter, line }) => line === letters.at(-1)?.line && /[\p{L}\p{N}]/u.test(letter),
      )
      if (last.length < 2 && letters.length > 1) widows.push(heading.textContent ?? '')
    }
    return { widows, torn }
  }, selector)

/** Headings of several phrases without a mark for a line break. */
async function unbrokenIn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => !heading.querySelector('wbr'))
      .map(({ textContent }) => textContent),
  )
  return texts.filter((text) => phrasesOf(text).length > 1)
}

/** Makes the browser behave as if it did not support `word-break: auto-phrase`. */
const withoutAutoPhrase = (page: Page) =>
  page.evaluate(() => {
    const forget = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('cssRules' in rule) forget(rule.cssRules as CSSRuleList)
        if (!(rule instanceof CSSStyleRule)) continue
        if (rule.style.wordBreak === 'auto-phrase') rule.style.wordBreak = ''
      }
    }
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    for (const root of [document, ...roots]) {
      for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) forget(sheet.cssRules)
    }
  })

/** A node of the browser's tree, with those of its shadow roots. */
interface TreeNode {
  readonly nodeId: number
  readonly attributes?: string[]
  readonly children?: TreeNode[]
  readonly shadowRoots?: TreeNode[]
}

const nodesIn = (node: TreeNode): TreeNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesIn),
]

/** Texts in the display font that have a letter of another font, with the names of their fonts. */
async function strangersIn(page: Page): Promise<readonly string[]> {
  let strangers: readonly string[] = []
  // A node that is rendered again during the query is gone by then, so the query is repeated.
  await expect(async () => {
    strangers = await fontsOfStrangers(page)
  }).toPass({ timeout: 10_000 })
  return strangers
}

async function fontsOfStrangers(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const all = [document.body, ...roots].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('*'),
    ])
    for (const each of all) {
      const isDisplayed = getComputedStyle(each).fontFamily.startsWith('"Site Heading"')
      const hasText = [...each.childNodes].some((node) => node instanceof Text && node.data.trim())
      if (isDisplayed && hasText) each.dataset.display = each.innerText
    }
  })
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true })
  const displayed = nodesIn(root).filter(({ attributes }) => attributes?.includes('data-display'))
  expect(displayed.length).toBeGreaterThan(0)
  const strangers: string[] = []
  for (const { nodeId, attributes = [] } of displayed) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    if (fonts.every(({ isCustomFont }) => isCustomFont)) continue
    const text = attributes[attributes.indexOf('data-display') + 1]
    strangers.push(`${text}: ${fonts.map(({ familyName }) => familyName).join(', ')}`)
  }
  await client.detach()
  return strangers
}

for (const locale of languages) {
  // Japanese lines are hardest to break, and the build subsets the fonts of all languages alike.
  const inJapanese = fullUnless(locale === 'ja')

  test.describe(`Headings in ${locale}`, () => {
    const title =
      'every heading has a font of its language and good line breaks, and every page fits'
    test(title, inJapanese, async ({ page }) => {
      test.slow()
      for (const path of openPaths) {
        await page.setViewportSize(phone)
        await openSite(page, path, locale)
        expect(await strangersIn(page), path).toEqual([])
        for (const size of sizes) {
          await page.setViewportSize(size)
          const lines = await linesOf(page)
          expect(lines, `${path} at ${size.width}`).toEqual({ widows: [], torn: [] })
          expect(await excessOf(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0)
        }
        if (locale === 'ja') expect(await unbrokenIn(page), path).toEqual([])
        expect((await page.title()) + (await page.content()), path).not.toContain(phraseMark)
      }
    })

    const late = 'a font that loads late moves nothing, and has every letter of its headings'
    test(late, inJapanese, async ({ page }) => {
      test.slow()
      await page.setViewportSize(phone)
      for (const path of latePaths(locale)) {
        const arrive = await holdBack(page, '**/assets/heading.*')
        await page.goto(siteUrl(path, locale), { waitUntil: 'commit' })
        await hydrated(page)
        const isHere = () =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => /^"?Site Heading"?$/.test(family) && status === 'loaded',
            ),
          )
        expect(await isHere()).toBe(false)
        arrive()
        await page.evaluate(async () => void (await document.fonts.ready))
        expect(await isHere()).toBe(true)
        expect(await shiftOf(page), path).toBeLessThan(0.02)
        expect(await strangersIn(page), path).toEqual([])
      }
    })

    const later = 'headings of menus, dialogs and thanks have that font too'
    test(later, inJapanese, async ({ page }) => {
      const open = async (size: typeof desk, path: string, opener: string, opened: string) => {
        await page.setViewportSize(size)
        await openSite(page, path, locale)
        await page.locator(opener).first().click()
        await expect(page.locator(opened).first()).toBeVisible()
        expect(await strangersIn(page), opened).toEqual([])
      }
      await open(phone, '/', '.drawer-button', '.drawer')
      await open(desk, '/', '.solutions-menu > button', '.solutions-panel')
      await open(desk, '/', 'footer a[href$="funding-info"]', 'dialog .prose h3')
      await open(desk, '/creditCard', '.credit-apply', 'dialog form')
      await page.locator('dialog [name=name]').fill('Ada')
      await page.locator('dialog [name=email]').fill('ada@example.com')
      await page.locator('dialog [name=message]').fill('A question')
      await page.locator('dialog [type=submit]').click()
      await expect(page.locator('.enquiry-sent')).toBeVisible()
      expect(await strangersIn(page)).toEqual([])
    })

    const titles = 'titles of elements have that font too, and good line breaks'
    test(titles, inJapanese, async ({ page, sandbox, events }) => {
      await page.setViewportSize(phone)
      const { token } = await sandbox.contract()
      await openSite(page, `/contract/${token}`, locale)
      await events.next('tw-ready')
      await withoutAutoPhrase(page)
      expect(await strangersIn(page)).toEqual([])
      await page.locator('.tw-contents summary').click()
      for (const size of sizes) {
        await page.setViewportSize(size)
        const lines = await linesOf(page, 'h1, h2, h3, .tw-contents li span:not(.tw-hidden)')
        expect(lines, `the agreement at ${size.width}`).toEqual({ widows: [], torn: [] })
      }
      await page.setViewportSize({ width: 320, height: 568 })
      await openSite(page, '/trustFund', locale)
      await withoutAutoPhrase(page)
      expect(await linesOf(page, 'h2, .tw-lead')).toEqual({ widows: [], torn: [] })

      await giveCookies(page, { token: await sandbox.account(), appLang: locale })
      await openSite(page, '/transfer', locale)
      await page.locator('.tw-actions button').last().click()
      await expect(page.locator('.tw-frame-header button')).toBeVisible()
      expect(await strangersIn(page)).toEqual([])
    })
  })
}

test('no line of a Japanese note or link ends within a word', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/ccvService']) {
    await openSite(page, path, 'ja')
    expect(await page.locator('main').evaluate(tornWordsIn), path).toEqual([])
  }
})

test('the breaks of a Japanese heading are no part of its accessible name', async ({ page }) => {
  await openSite(page, '/creditCard', 'ja')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title.locator('wbr').first()).toBeAttached()
  await expect(title).toHaveAccessibleName((await title.textContent()) ?? '')
})

test('a page loads the display font of its language only, and only the parts that it needs', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const facesOf = async (path: string, locale: Locale) => {
    await openSite(page, path, locale)
    await page.evaluate(async () => void (await document.fonts.ready))
    return asked.splice(0).filter((url) => url.includes('/heading.'))
  }
  for (const locale of locales) {
    const own = expect.stringContaining(`/heading.${locale}-`)
    expect(await facesOf('/resetPassword', locale)).toEqual(locale === 'en' ? [] : [own])
    expect(await facesOf('/', locale)).toEqual(locale === 'en' ? [] : [own, own, own])
  }
})
