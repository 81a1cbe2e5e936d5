import { expect, type Locator } from '@playwright/test'
import { middleOf } from './box.ts'

/** Presses twice where a part is, with a gap in milliseconds: another part may be there by then. */
export async function doubleClick(part: Locator, gap: number): Promise<void> {
  const page = part.page()
  await expect(part).toBeEnabled()
  const { x, y } = await middleOf(part)
  await page.mouse.click(x, y)
  await page.waitForTimeout(gap)
  await page.mouse.click(x, y)
}
