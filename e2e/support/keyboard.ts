import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Tab, as often as needed, and no more than a person would bear. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', most = 30 }: { readonly key?: 'Tab' | 'Shift+Tab'; readonly most?: number } = {},
): Promise<void> {
  await expect(target).toBeVisible()
  // Tab passes over what cannot be pressed yet.
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`${key} does not come to ${target}`)
}
