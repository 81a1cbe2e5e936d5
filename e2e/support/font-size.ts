import type { Page } from '@playwright/test'

/**
 * Sets the font size that a reader prefers, in pixels, as in the settings of Chromium, which forgets it
 * when the page is resized.
 */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  await client.detach()
}
