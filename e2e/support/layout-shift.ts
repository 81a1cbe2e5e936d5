import { expect, type Locator } from '@playwright/test'
import { boxOf } from './box.ts'

/** Expects that a part does not move up or down while something happens. */
export async function expectNoShift(part: Locator, happens: () => Promise<unknown>) {
  const { y: before } = await boxOf(part)
  await happens()
  expect(Math.abs((await boxOf(part)).y - before)).toBeLessThan(2)
}
