import type { Locator, Page } from '@playwright/test'
import { siteUrl } from '../site/page.ts'
import { setFontSize } from '../support/font-size.ts'
import { expect, test } from '../support/test.ts'

/** The font size in pixels of each text that is on the screen. */
const sizesOf = (element: Locator): Promise<number[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((part) => part.checkVisibility() && part.closest('.tw'))
      .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
  )

const times = (factor: number, sizes: readonly number[]) => sizes.map((size) => size * factor)

test('Text follows the font size of the reader and not that of the page, up to twice its size', async ({
  embed,
  page,
}) => {
  // So large that no layout changes while the text grows.
  await page.setViewportSize({ width: 1440, height: 1600 })
  const { element } = await embed('tw-transfer', {
    head: '<style>body { margin: 0 }</style>',
  })
  await expect(element.locator('.tw-banner > strong')).toBeVisible()
  const usual = await sizesOf(element)
  const heightOf = async (name: string) =>
    (await element.getByRole('button', { name, exact: true }).boundingBox())?.height ?? 0
  const button = await heightOf('Deposit')

  await page.addStyleTag({
    content: 'html { font-size: 62.5% } body, tw-transfer { font: 30px fantasy }',
  })
  expect(await sizesOf(element)).toEqual(usual)

  await setFontSize(page, 24)
  expect(await sizesOf(element)).toEqual(times(1.5, usual))
  expect(await heightOf('Deposit')).toBe(1.5 * button)
  for (const size of [32, 40]) {
    await setFontSize(page, size)
    expect(await sizesOf(element)).toEqual(times(2, usual))
  }

  // A smaller text leaves buttons as large as a finger.
  await setFontSize(page, 12)
  expect(await sizesOf(element)).toEqual(times(0.75, usual))
  expect(await heightOf('Deposit')).toBe(button)

  await page.addStyleTag({ content: ':root { --tw-text-size: 20px }' })
  expect(await sizesOf(element)).toEqual(times(1.25, usual))
})

const titleSize = (page: Page, tag: string) =>
  page.locator(`${tag} .tw-title`).evaluate((title) => getComputedStyle(title).fontSize)

test('The shells of the site follow the reader before any script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(siteUrl('/trustFund'))
  const title = page.locator('tw-fund-lookup .tw-title')
  await expect(title).toBeVisible()
  const usual = Number.parseFloat(await titleSize(page, 'tw-fund-lookup'))
  await setFontSize(page, 24)
  expect(await titleSize(page, 'tw-fund-lookup')).toBe(`${1.5 * usual}px`)
  await context.close()
})
