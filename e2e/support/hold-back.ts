import type { Page } from '@playwright/test'

/**
 * Delays the requests of a page to an address until the returned function is called. With `answer`,
 * the request reaches the server and its answer is delayed.
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  what: 'request' | 'answer' = 'request',
): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    const response = what === 'answer' ? await route.fetch() : undefined
    await gate
    await (response ? route.fulfill({ response }) : route.continue())
  })
  return letThrough
}
