import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'

/** The luminance of a colour, 0 to 1. */
const luminance = (red: number, green: number, blue: number): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The luminance of the first pixel of a part of the screen. */
export async function shownGround(part: Locator): Promise<number> {
  const { data } = PNG.sync.read(await part.screenshot())
  return luminance(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0)
}

/**
 * The contrast between the lightest and the darkest pixel of a part of the screen: what a reader
 * sees, also if the browser has changed the colours after all style sheets.
 */
async function shownContrast(part: Locator): Promise<number> {
  const { data } = PNG.sync.read(await part.screenshot())
  const all: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    all.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  }
  const lightest = all.reduce((one, other) => Math.max(one, other), 0)
  const darkest = all.reduce((one, other) => Math.min(one, other), 1)
  return (lightest + 0.05) / (darkest + 0.05)
}

/** Texts of an element that are hard to read, each with its contrast. */
export async function faintTexts(element: Locator): Promise<string[]> {
  const faint: string[] = []
  for (const text of await element.locator('h2, p, dt, dd, button, label, li').all()) {
    const words = (await text.innerText().catch(() => '')).trim()
    const box = await text.boundingBox()
    if (!words || !box || box.width < 4 || box.height < 4) continue
    if (await text.evaluate((node) => getComputedStyle(node).clipPath !== 'none')) continue
    if (await text.evaluate((node) => node.closest('.tw-hidden, .tw-toasts') !== null)) continue
    const contrast = await shownContrast(text)
    if (contrast < 4.5) faint.push(`${contrast.toFixed(1)} ${words}`)
  }
  return faint
}
