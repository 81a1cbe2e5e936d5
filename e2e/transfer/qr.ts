import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** What a camera reads from this part of the screen; `undefined` if it finds no code. */
export async function scan(picture: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await picture.screenshot())
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}
