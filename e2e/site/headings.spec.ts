import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { phraseMark } from '../../shared/text/i18n/phrase-mark.ts'
import { phrasesOf } from '../../tools/build/phrases.ts'
import { translationsOf } from '../support/catalogue.ts'
import { holdBack } from '../support/hold-back.ts'
import { layoutShiftOf } from '../support/layout-shift.ts'
import { fullUnless, long } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { splitWordsIn } from '../support/visual.ts'
import { walletPage } from '../wallet/page.ts'
import {
  drawerTitleOffset,
  goTo,
  horizontalOverflow,
  openSite,
  publicPaths,
  setCookies,
  siteUrl,
  waitForHydration,
} from './page.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }
const sizes = [phone, { width: 844, height: 390 }, desktop]
const languages = locales.filter((locale) => locale !== 'en')

interface Lines {
  /** The headings whose last line has one letter only. */
  readonly widows: readonly string[]
  /** The phrases that are on more than one line. */
  readonly splitPhrases: readonly string[]
}

/** Finds the lines of each heading, also in elements, from the position of each letter. */
const linesOf = (page: Page, selector = 'h1, h2, h3'): Promise<Lines> =>
  page.evaluate((selector) => {
    const widows: string[] = []
    const splitPhrases: string[] = []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const headings = [document, ...roots].flatMap((root) => [...root.querySelectorAll(selector)])
    for (const heading of headings) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue
      const isVertical = getComputedStyle(heading).writingMode !== 'horizontal-tb'
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const letters: { letter: string; line: number }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const nodeLetters = [...node.data.matchAll(/[^\s]/gu)].map(({ 0: letter, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + letter.length)
          const { top, left } = range.getBoundingClientRect()
          return { letter, line: Math.round(isVertical ? left : top) }
        })
        const isPhrase =
          heading.querySelector('wbr') && !/[、。 ]./.test(node.data) && !/.（/.test(node.data)
        if (isPhrase && new Set(nodeLetters.map(({ line }) => line)).size > 1)
          splitPhrases.push(node.data)
        letters.push(...nodeLetters)
      }
      const last = letters.filter(
        ({ letter, line }) => line === letters.at(-1)?.line && /[\p{L}\p{N}]/u.test(letter),
      )
      if (last.length < 2 && letters.length > 1) widows.push(heading.textContent ?? '')
    }
    return { widows, splitPhrases }
  }, selector)

/** Headings of several phrases without a mark for a line break. */
async function headingsWithoutBreaks(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => !heading.querySelector('wbr'))
      .map(({ textContent }) => textContent),
  )
  return texts.filter((text) => phrasesOf(text).length > 1)
}

/** Makes the browser behave as if it did not support `word-break: auto-phrase`. */
const disableAutoPhrase = (page: Page) =>
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
async function textsInFallbackFonts(page: Page): Promise<readonly string[]> {
  let texts: readonly string[] = []
  // A node that is rendered again during the query is gone by then, so the query is repeated.
  await expect(async () => {
    texts = await findTextsInFallbackFonts(page)
  }).toPass({ timeout: 10_000 })
  return texts
}

async function findTextsInFallbackFonts(page: Page): Promise<readonly string[]> {
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
  const texts: string[] = []
  for (const { nodeId, attributes = [] } of displayed) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    if (fonts.every(({ isCustomFont }) => isCustomFont)) continue
    const text = attributes[attributes.indexOf('data-display') + 1]
    texts.push(`${text}: ${fonts.map(({ familyName }) => familyName).join(', ')}`)
  }
  await client.detach()
  return texts
}

/** Pages of each kind, which the short run loads; it goes to the others from them. */
const loaded = ['/', '/login', '/documents/privacy-terms']

for (const locale of languages) {
  // Japanese lines are hardest to break, and the build subsets the fonts of all languages alike.
  const isInShortRun = locale === 'ja'
  const details = fullUnless(isInShortRun)

  test.describe(`Headings in ${locale}`, () => {
    const title =
      'every heading has a font of its language and good line breaks, also if the font loads late, and every page fits'
    test(title, fullUnless(isInShortRun, long), async ({ page }) => {
      const isFontLoaded = () =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => /^"?Site Heading"?$/.test(family) && status === 'loaded',
          ),
        )
      for (const path of publicPaths) {
        await page.setViewportSize(phone)
        if (process.env.FULL || loaded.includes(path)) {
          const letThrough = await holdBack(page, '**/assets/heading.*')
          await page.goto(siteUrl(path, locale), { waitUntil: 'commit' })
          await waitForHydration(page)
          expect(await isFontLoaded()).toBe(false)
          letThrough()
          await page.evaluate(async () => void (await document.fonts.ready))
          expect(await isFontLoaded()).toBe(true)
          expect(await layoutShiftOf(page), path).toBeLessThan(0.02)
        } else await goTo(page, path, locale)
        expect(await textsInFallbackFonts(page), path).toEqual([])
        if (locale === 'ja') {
          expect(await headingsWithoutBreaks(page), path).toEqual([])
          if (['/', '/ccvService'].includes(path)) {
            const split = await page.locator('main').evaluate(splitWordsIn)
            expect(split, `notes and links of ${path}`).toEqual([])
          }
          const h1 = page.getByRole('heading', { level: 1 })
          await expect(h1, 'no break is a part').toHaveAccessibleName(
            (await h1.textContent()) ?? '',
          )
        }
        for (const size of sizes) {
          await page.setViewportSize(size)
          const lines = await linesOf(page)
          expect(lines, `${path} at ${size.width}`).toEqual({ widows: [], splitPhrases: [] })
          expect(await horizontalOverflow(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0)
        }
        expect((await page.title()) + (await page.content()), path).not.toContain(phraseMark)
        await page.unrouteAll()
      }
    })

    const later =
      'headings of menus, dialogs and thanks have that font too; the drawer’s title is on the line of its button'
    test(later, details, async ({ page }) => {
      const open = async (opener: string, opened: string) => {
        await page.locator(opener).first().click()
        await expect(page.locator(opened).first()).toBeVisible()
        expect(await textsInFallbackFonts(page), opened).toEqual([])
      }
      await page.setViewportSize(phone)
      await openSite(page, '/', locale)
      await open('.drawer-button', '.drawer')
      expect(await drawerTitleOffset(page)).toBeLessThan(1.5)
      await page.keyboard.press('Escape')
      await page.setViewportSize(desktop)
      await open('.solutions-menu > button', '.solutions-panel')
      await page.keyboard.press('Escape')
      await open('footer a[href$="funding-info"]', 'dialog .prose h3')
      await page.keyboard.press('Escape')
      await goTo(page, '/creditCard', locale)
      await open('.credit-apply', 'dialog form')
      await page.locator('dialog [name=name]').fill('Ada')
      await page.locator('dialog [name=email]').fill('ada@example.com')
      await page.locator('dialog [name=message]').fill('A question')
      await page.locator('dialog [type=submit]').click()
      await expect(page.locator('.enquiry-sent')).toBeVisible()
      expect(await textsInFallbackFonts(page)).toEqual([])
    })

    const titles = 'titles of elements have that font too, and good line breaks'
    test(titles, details, async ({ page, sandbox, events }) => {
      await page.setViewportSize(phone)
      const { token } = await sandbox.createContract()
      await openSite(page, `/contract/${token}`, locale)
      await events.next('tw-ready')
      await disableAutoPhrase(page)
      expect(await textsInFallbackFonts(page)).toEqual([])
      await page.locator('.tw-contents summary').click()
      for (const size of sizes) {
        await page.setViewportSize(size)
        const lines = await linesOf(page, 'h1, h2, h3, .tw-contents li span:not(.tw-hidden)')
        expect(lines, `the agreement at ${size.width}`).toEqual({ widows: [], splitPhrases: [] })
      }
      await page.setViewportSize({ width: 320, height: 568 })
      await openSite(page, '/trustFund', locale)
      await disableAutoPhrase(page)
      expect(await linesOf(page, 'h2, .tw-lead')).toEqual({ widows: [], splitPhrases: [] })

      await setCookies(page, { token: await sandbox.createAccount(), appLang: locale })
      await openSite(page, '/transfer', locale)
      await page.locator('.tw-actions button').last().click()
      await expect(page.locator('.tw-frame-header button')).toBeVisible()
      expect(await textsInFallbackFonts(page)).toEqual([])

      const t = translationsOf(locale, 'wallet')
      await goTo(page, '/wallet', locale)
      const wallet = walletPage(page.locator('tw-wallet'), t)
      await wallet.click('Send', 'To a friend')
      await expect(wallet.title).toHaveText(t('Transfer to a friend'))
      expect(await textsInFallbackFonts(page)).toEqual([])
      await goTo(page, '/bindCard', locale)
      await wallet.click('Remove bank account')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await textsInFallbackFonts(page)).toEqual([])
    })
  })
}

test('a page loads the display font of its language only, and its second file with the first letter of it', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const facesOf = async (path: string, locale: Locale) => {
    await openSite(page, path, locale)
    await page.evaluate(async () => void (await document.fonts.ready))
    return requests.splice(0).filter((url) => url.includes('/heading.'))
  }
  // The build makes the fonts of all languages alike.
  for (const locale of process.env.FULL ? locales : (['en', 'ja'] as const)) {
    const ownFont = expect.stringContaining(`/heading.${locale}-`)
    if (process.env.FULL || locale === 'ja')
      expect(await facesOf('/resetPassword', locale)).toEqual(locale === 'en' ? [] : [ownFont])
    expect(await facesOf('/', locale)).toEqual(locale === 'en' ? [] : [ownFont])
    await page.locator('main h1').evaluate((h1) => {
      const [, code = '41'] = /unicode-range:U\+(\w+)/.exec(document.head.innerHTML) ?? []
      h1.textContent = String.fromCodePoint(Number.parseInt(code, 16))
    })
    await page.evaluate(async () => void (await document.fonts.ready))
    const added = requests.splice(0).filter((url) => url.includes('/heading.'))
    expect(added, 'with a letter of the second file').toEqual(locale === 'en' ? [] : [ownFont])
  }
})
