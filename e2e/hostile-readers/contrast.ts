import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect } from '../support/test.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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
 * The contrast between the lightest and the darkest pixel of a part of a picture: what a reader
 * sees, also if the browser has changed the colours after all style sheets.
 */
function contrastIn(picture: PNG, { x, y, width, height }: Box): number {
  let [lightest, darkest] = [0, 1]
  const [right, bottom] = [Math.ceil(x + width), Math.ceil(y + height)]
  for (let row = Math.floor(y); row < Math.min(bottom, picture.height); row++) {
    for (let column = Math.floor(x); column < Math.min(right, picture.width); column++) {
      const at = (row * picture.width + column) * 4
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3)
      const shown = luminance(red, green, blue)
      lightest = Math.max(lightest, shown)
      darkest = Math.min(darkest, shown)
    }
  }
  return (lightest + 0.05) / (darkest + 0.05)
}

/** Texts of an element that are hard to read, each with its contrast. */
export async function faintTexts(element: Locator): Promise<string[]> {
  const texts = await element.locator('h2, p, dt, dd, button, label, li').evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).clipPath === 'none')
      .filter((each) => each.closest('.tw-hidden, .tw-toasts') === null)
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect()
        const words = (each as HTMLElement).innerText.trim()
        return { words, x: left + scrollX, y: top + scrollY, width, height }
      }),
  )
  const readable = texts.filter(({ words, width, height }) => words && width >= 4 && height >= 4)
  expect(readable).not.toEqual([])
  const picture = PNG.sync.read(await element.page().screenshot({ fullPage: true }))
  return readable
    .map(({ words, ...box }) => ({ words, contrast: contrastIn(picture, box) }))
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ words, contrast }) => `${contrast.toFixed(1)} ${words}`)
}
