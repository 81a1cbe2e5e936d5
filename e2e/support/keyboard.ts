import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const hasFocus = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

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
    if (await hasFocus(target)) return
  }
  throw new Error(`${key} does not come to ${target}`)
}

/** A person who uses the keyboard alone: what has the focus already is not looked for. */
export function keyboardOf(page: Page) {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (!(await hasFocus(target))) await tabTo(page, target, { most: 60 })
  }
  return {
    reach,
    async press(...targets: readonly Locator[]) {
      for (const target of targets) {
        await reach(target)
        await page.keyboard.press('Enter')
      }
    },
    async tick(target: Locator) {
      await reach(target)
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    /** Types into a field, over what it holds. */
    async type(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    /** Moves to one of the radio buttons of a group. */
    async pick(group: Locator, target: Locator) {
      await reach(group.getByRole('radio', { checked: true }))
      const count = await group.getByRole('radio').count()
      for (let presses = 0; presses < count && !(await target.isChecked()); presses++) {
        await page.keyboard.press('ArrowDown')
      }
      await expect(target).toBeChecked()
    },
    /** Opens a list that has a search, and chooses what the search finds. */
    async choose(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.press('Enter')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await expect(target).toBeFocused()
    },
  }
}
