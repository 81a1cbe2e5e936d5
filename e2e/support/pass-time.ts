import type { Page } from '@playwright/test'

/** Sets the clocks of a page forward; timers go on as before. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((ms) => {
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock)
      clock.now = () => now() + ms
    }
  }, ms)
