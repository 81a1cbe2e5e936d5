import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const hasFocus = (target: Locator) => target.evaluate((element) => element.matches(':focus'))

/** Presses Tab until the target has the focus, at most `maxPresses` times. */
export async function tabTo(
  page: Page,
  target: Locator,
  {
    key = 'Tab',
    maxPresses = 30,
  }: { readonly key?: 'Tab' | 'Shift+Tab'; readonly maxPresses?: number } = {},
): Promise<void> {
  await expect(target).toBeVisible()
  // Tab skips a disabled control.
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
  }
  throw new Error(`${key} does not come to ${target}`)
}

/** Uses the page by keyboard alone. Presses Tab only if the target has no focus yet. */
export function keyboardOf(page: Page) {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (!(await hasFocus(target))) await tabTo(page, target, { maxPresses: 60 })
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
    /** Types into a field, replacing its value. */
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
    /** Moves to one of the tabs of a list. */
    async openTab(list: Locator, target: Locator) {
      await reach(list.getByRole('tab', { selected: true }))
      const isOpen = async () => (await target.getAttribute('aria-selected')) === 'true'
      const count = await list.getByRole('tab').count()
      for (let presses = 0; presses < count && !(await isOpen()); presses++) {
        await page.keyboard.press('ArrowDown')
      }
      await expect(target).toHaveAttribute('aria-selected', 'true')
    },
    /** Opens a list with a search, and chooses the first result. */
    async choose(target: Locator, text: string) {
      await reach(target)
      await page.keyboard.press('Enter')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await expect(target).toBeFocused()
    },
  }
}
