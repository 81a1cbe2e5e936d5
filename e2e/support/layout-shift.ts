import { expect, type Locator } from '@playwright/test'

/** Where something stands, in pixels from the top of the window; one that is being replaced is asked again. */
async function topOf(part: Locator): Promise<number> {
  let top: number | undefined
  await expect
    .poll(async () => {
      top = (await part.boundingBox())?.y
      return top
    })
    .toBeDefined()
  return top ?? Number.NaN
}

/** Something stands where it stood, once what happens has happened. */
export async function expectToStandStill(part: Locator, happens: () => Promise<unknown>) {
  const before = await topOf(part)
  await happens()
  expect(Math.abs((await topOf(part)) - before)).toBeLessThan(2)
}
