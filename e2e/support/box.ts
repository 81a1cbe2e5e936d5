import { expect, type Locator } from '@playwright/test'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of a part once it is visible and in the same place twice, a frame apart. */
export async function boxOf(part: Locator): Promise<Box> {
  let [box, before]: (Box | null)[] = [null, null]
  const isAtRest = async () => {
    before = box
    box = await part.boundingBox()
    return box !== null && JSON.stringify(box) === JSON.stringify(before)
  }
  await expect.poll(isAtRest, { message: 'in one place', intervals: [20] }).toBe(true)
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** The middle of a part, for presses that do not wait until it is enabled. */
export async function middleOf(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(part)
  return { x: x + width / 2, y: y + height / 2 }
}
