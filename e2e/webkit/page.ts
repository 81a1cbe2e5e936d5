import { expect } from '@playwright/test'
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { siteUrl } from '../site/page.ts'
import { type FoundPart, findInPage, type Role } from './find-in-page.ts'

interface Found extends Omit<FoundPart, 'node'> {
  readonly node: WebElement
}

/** A part of the page by its role and name; each method waits until it can be done. */
export interface Part {
  click(): Promise<void>
  /** Replaces what a field has by typed text. */
  fill(text: string): Promise<void>
  /** Chooses a file as the dialog of the system would. */
  choose(path: string): Promise<void>
  /** Draws a line through points, which are shares of its width and height. */
  draw(points: readonly (readonly [number, number])[]): Promise<void>
  waitFor(): Promise<Found>
  /** Waits until it is not on the page, or hidden. */
  waitUntilGone(): Promise<void>
  /** Waits until its text holds these words. */
  toContain(words: string | RegExp): Promise<void>
  toHaveValue(value: string): Promise<void>
  toBeFocused(): Promise<void>
}

const timeout = 50_000

/** What a test does in WebKit: a small page object, because no Playwright drives this WebKit. */
export function webKitPage(driver: WebDriver) {
  const find = (role: Role, name?: string): Promise<Found | null> =>
    driver.executeScript<Found | null>(findInPage, { role, name })

  const press = async (...keys: readonly string[]) => {
    await driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  /** Two clicks at one place would be a double click, which confirms nothing. */
  let side = 4

  const part = (role: Role, name?: string): Part => {
    const what = name === undefined ? `a ${role}` : `the ${role} “${name}”`
    /** Waits until the part is there and `is` says yes. */
    const when = async (words: string, is: (found: Found) => boolean): Promise<Found> => {
      let found: Found | null = null
      await expect
        .poll(
          async () => {
            // A page that is just being left has no answer.
            found = await find(role, name).catch(() => null)
            return found !== null && is(found)
          },
          { message: `${what} ${words}`, timeout, intervals: [0, 50, 100, 200] },
        )
        .toBe(true)
      return found as unknown as Found
    }
    const whenReachable = () =>
      when('can be pressed', ({ isReachable, isEnabled }) => isReachable && isEnabled)
    const click = async () => {
      const { x, y } = await whenReachable()
      side = -side
      await driver
        .actions()
        .move({ x: x + side, y, origin: Origin.VIEWPORT })
        .click()
        .perform()
    }
    return {
      click,
      async fill(text) {
        await click()
        await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform()
        await press(text)
      },
      async choose(path) {
        const { node } = await when('is there', () => true)
        await node.sendKeys(path)
      },
      async draw(points) {
        const { x, y, width, height } = await whenReachable()
        const [first, ...others] = points.map(([across, down]) => ({
          x: Math.round(x + (across - 0.5) * width),
          y: Math.round(y + (down - 0.5) * height),
          origin: Origin.VIEWPORT,
        }))
        if (!first) return
        const stroke = driver.actions().move(first).press()
        for (const point of others) stroke.move({ ...point, duration: 10 })
        await stroke.release().perform()
      },
      waitFor: () => when('is visible', () => true),
      waitUntilGone: () =>
        expect
          // The driver fails on a part that goes while it is found: only a look without it counts.
          .poll(() => find(role, name).then(Boolean, () => true), {
            message: `${what} is gone`,
            timeout,
          })
          .toBe(false),
      async toContain(words) {
        const matches = (text: string) =>
          typeof words === 'string' ? text.includes(words) : words.test(text)
        await when(`contains ${words}`, ({ text }) => matches(text))
      },
      async toHaveValue(value) {
        await when(`has the value ${value}`, (found) => found.value === value)
      },
      async toBeFocused() {
        await when('has the focus', ({ isFocused }) => isFocused)
      },
    }
  }

  return {
    driver,
    part,
    press,
    button: (name: string) => part('button', name),
    link: (name: string) => part('link', name),
    field: (name: string) => part('field', name),
    text: (text: string) => part('text', text),
    heading: (name?: string) => part('heading', name),
    /** Clicks buttons in turn, by their names. */
    async click(...names: readonly string[]) {
      for (const name of names) await part('button', name).click()
    },
    /** Opens a page of the site and waits until React has taken it over. */
    async openSite(path: string) {
      await driver.get(siteUrl(path))
      const script = `return [...document.querySelectorAll('#site, header button')]
        .every((part) => Object.keys(part).some((key) => key.startsWith('__react')))`
      await expect.poll(() => driver.executeScript(script), { timeout }).toBe(true)
    },
    /** The inner size of the window becomes at least this; WebKit's window has a smallest width. */
    async resize(width: number, height: number) {
      const window = driver.manage().window()
      await window.setRect({ width, height })
    },
    evaluate: <Result>(script: string | ((...args: never[]) => Result), ...args: unknown[]) =>
      driver.executeScript<Awaited<Result>>(script, ...args),
    async screenshot(): Promise<Buffer> {
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
  }
}

export type WebKitPage = ReturnType<typeof webKitPage>
