import type { Page } from '@playwright/test'

/** The person asks the browser to save data: nothing is loaded before it is needed. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
