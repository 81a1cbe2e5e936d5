import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf } from './box.ts'

/** Expects that a part does not move up or down while something happens. */
export async function expectNoShift(part: Locator, action: () => Promise<unknown>) {
  const { y: before } = await boxOf(part)
  await action()
  expect(Math.abs((await boxOf(part)).y - before)).toBeLessThan(2)
}

/** The sum of the layout shifts of a page, as browsers score them. */
export const layoutShiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[]
    observer.disconnect()
    return entries.reduce((sum, { value }) => sum + value, 0)
  })
