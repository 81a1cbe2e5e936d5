import type { Page } from '@playwright/test'

/**
 * Holds back what a page asks for at an address, until the returned function is called. With
 * `answer` the server was asked, and what it says is held back.
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
