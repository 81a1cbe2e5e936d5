import type { Locator } from '@playwright/test'
import { siteUrl } from '../site/page.ts'
import { withFontSize } from '../support/font-size.ts'
import { expect, test } from '../support/test.ts'

/** The font size in pixels of each text that is on the screen. */
const sizesOf = (element: Locator): Promise<number[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('.tw-frame *') ?? [])]
      .filter((part) => part.checkVisibility())
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
  // What is shown while something loads would be gone later.
  await page.waitForLoadState('networkidle')
  const usual = await sizesOf(element)
  const heightOf = async (name: string) =>
    (await element.getByRole('button', { name, exact: true }).boundingBox())?.height ?? 0
  const button = await heightOf('Deposit')

  for (const size of [32, 40]) {
    const enlarged = await withFontSize(page, size, () => sizesOf(element))
    expect(enlarged).toEqual(times(2, usual))
  }
  // A smaller text leaves buttons as large as a finger.
  await withFontSize(page, 12, async () => {
    expect(await sizesOf(element)).toEqual(times(0.75, usual))
    expect(await heightOf('Deposit')).toBe(button)
  })

  await withFontSize(page, 24, async () => {
    await page.addStyleTag({
      content: 'html { font-size: 62.5% } body, tw-transfer { font: 30px fantasy }',
    })
    expect(await sizesOf(element)).toEqual(times(1.5, usual))
    expect(await heightOf('Deposit')).toBe(1.5 * button)

    await page.addStyleTag({ content: ':root { --tw-text-size: 20px }' })
    expect(await sizesOf(element)).toEqual(times(1.25, usual))
  })
})

test('The shells of the site follow the reader before any script', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(siteUrl('/trustFund'))
  const title = page.locator('.element-shell .tw-title')
  await expect(title).toBeAttached()
  const size = () => title.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  const usual = await size()
  expect(await withFontSize(page, 24, size)).toBe(1.5 * usual)
})
