import type { BrowserContext, Locator, Page } from '@playwright/test'

export const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox'

/** Taps; in Firefox clicks, because its driver makes no click of a touch. */
export const tap = (part: Locator): Promise<void> =>
  isFirefox(part.page()) ? part.click() : part.tap()

/**
 * Playwright drives Firefox by WebDriver BiDi, which has no command for inserted text: it sets the
 * value, and React takes the event for one without a change. This inserts as a keyboard does.
 */
export const insertAsKeyboard = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const focusedIn = (root: Document | ShadowRoot): Element | null => {
      const { activeElement } = root
      return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement
    }
    const insert = (text: string) => {
      const focused = focusedIn(document)
      // Playwright goes on in the frame that it is given.
      if (focused instanceof HTMLIFrameElement) return focused
      document.execCommand('insertText', false, text)
      return undefined
    }
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
  })

/** What Firefox, or its driver, cannot do: how the title of a test begins, and the reason. */
const cannot: Readonly<Record<string, string>> = {
  'A long history can be scrolled': 'its driver reports no download of a blob',
}

/** Why Firefox does not run the test of this title; undefined if it does. */
export const reasonWithoutFirefox = (title: string): string | undefined =>
  Object.entries(cannot).find(([start]) => title.startsWith(start))?.[1]
