import type { Page } from '@playwright/test'

/** Holds back what a page asks for at an address, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}
