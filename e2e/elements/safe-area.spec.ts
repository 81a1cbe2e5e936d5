import type { Locator, Page } from '@playwright/test'
import { siteUrl } from '../site/page.ts'
import { boxOf } from '../support/box.ts'
import { elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** Height of a phone's notch in pixels. */
const notch = 47

const setNotch = async (page: Page, top: number) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top } })
  const appliedInset = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.paddingTop = 'env(safe-area-inset-top)'
      document.body.append(probe)
      const { paddingTop } = getComputedStyle(probe)
      probe.remove()
      return paddingTop
    })
  await expect.poll(appliedInset).toBe(`${top}px`)
}

const topOf = async (part: Locator) => (await boxOf(part)).y

for (const { declaration, token } of elements) {
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> on a phone with a notch`, fullUnless(tag === 'tw-transfer'), () => {
    test('adds the height of the notch to its title bar once, in both orientations', async ({
      embed,
      page,
    }) => {
      const { element } = await embed(tag, { head: '<style>body { margin: 0 }</style>' })
      const title = element.locator('.tw-title')
      const setSafeTop = (value: string) =>
        element.evaluate((host: HTMLElement, value) => {
          if (value) host.style.setProperty('--tw-safe-top', value)
          else host.style.removeProperty('--tw-safe-top')
        }, value)
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size)
        await setNotch(page, 0)
        const before = await topOf(title)
        await setNotch(page, notch)
        const after = () => topOf(title)
        await expect.poll(after).toBeGreaterThanOrEqual(notch)
        expect(await after()).toBeLessThanOrEqual(before + notch)
        // A page with content above the element sets this.
        await setSafeTop('0px')
        await expect.poll(after).toBe(before)
        await setSafeTop('')
      }
    })

    if (!token) return
    test('keeps its closing message below the notch', async ({ embed, page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await setNotch(page, notch)
      const { element } = await embed(tag, {
        head: '<style>body { margin: 0 }</style>',
        waitForReady: false,
        attributes: { token: '' },
      })
      const closing = element.locator('.tw-closing > svg')
      await expect(closing).toBeVisible()
      expect(await topOf(closing)).toBeGreaterThan(notch)
    })
  })
}

test('An element below the header of the site leaves no room for a notch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('/trustFund'))
  const title = page.locator('tw-fund-lookup .tw-title')
  const below = async () => (await topOf(title)) - (await topOf(page.locator('tw-fund-lookup')))
  await expect(title).toBeVisible()
  const before = await below()
  await setNotch(page, notch)
  await expect.poll(below).toBe(before)
})
