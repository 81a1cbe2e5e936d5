import type { Page } from '@playwright/test'

/** Sets the clock of a page forward; timers go on as before. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() + ms
  }, ms)
