import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

type Key = 'Tab' | 'Shift+Tab'

/** Whether an element has the focus; undefined if a render has replaced it. */
const focusOf = (element: ElementHandle<Element>) =>
  element.evaluate((each) => (each.isConnected ? each.matches(':focus') : undefined))

/** The key that leads from the focus to an element the shorter way, around no end of the page. */
const keyTo = (element: ElementHandle<Element>): Promise<Key> =>
  element.evaluate((target) => {
    /** The element itself, and the hosts that it is within, the outermost first. */
    const placesOf = (node: Element): readonly Element[] => {
      const root = node.getRootNode()
      return root instanceof ShadowRoot ? [...placesOf(root.host), node] : [node]
    }
    let focus = document.activeElement
    while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement
    const from = focus && focus !== document.body ? placesOf(focus) : []
    const to = placesOf(target)
    const at = to.findIndex((place, index) => place !== from[index])
    const isBefore =
      (from[at]?.compareDocumentPosition(to[at] ?? target) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

const handleOf = async (target: Locator) => (await target.elementHandle()) as ElementHandle<Element>

/** Presses Tab until the target has the focus, at most `maxPresses` times. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', maxPresses = 30 }: { readonly key?: Key; readonly maxPresses?: number } = {},
): Promise<void> {
  // Tab skips a disabled control, and one that is not shown.
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  // To look for it by its name after each press would take longer than all else.
  let element = await handleOf(target)
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press(key)
    let isFocused = await focusOf(element)
    if (isFocused === undefined) {
      element = await handleOf(target)
      isFocused = await focusOf(element)
    }
    if (isFocused) return
  }
  throw new Error(`${key} does not come to ${target}`)
}

/** Uses the page by keyboard alone. Presses Tab only if the target has no focus yet. */
export function keyboardOf(page: Page) {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    const element = await handleOf(target)
    if (await focusOf(element)) return
    await tabTo(page, target, { key: await keyTo(element), maxPresses: 60 })
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
