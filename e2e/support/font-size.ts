import type { Page } from '@playwright/test'

/**
 * Runs something while the reader prefers a font size, in pixels, as in the settings of Chromium. The
 * browser forgets it when the page is resized.
 */
export async function withFontSize<Result>(
  page: Page,
  standard: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  const result = await run()
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await page.waitForFunction(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.fontSize = 'medium'
    const { fontSize } = getComputedStyle(probe)
    probe.remove()
    return fontSize === '16px'
  })
  await client.detach()
  return result
}
