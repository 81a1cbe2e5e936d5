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

/** What the driver of Firefox cannot do, and why a test that asks for it ends there. */
const cannot = {
  devTools: 'Firefox has no Chrome DevTools Protocol',
  media: 'its driver emulates no media features',
  download: 'its driver reports no download of a blob',
  load: 'its load event, for which the driver waits, waits for what a script imports',
  body: 'its driver does not show what a call sends, so no test can pass it on',
} as const

/** What is known to be different: a file that did not load is there after a reload of the page alone. */
const failedModule = 'Firefox remembers that a module did not load, and does not ask for it again'

/** What Firefox does not begin: how the title of a test or of a group begins, and the reason. */
const notBegun: Readonly<Record<string, string>> = {
  'With motion: no-preference': cannot.media,
  'The contract stays readable without': failedModule,
  'missing files of later steps load on another press': failedModule,
  'A missing file of <tw-transfer>': failedModule,
  'a missing script or chunk is reported, and loads': failedModule,
  'shows a message and a working retry, whichever of its files': failedModule,
  'says that it has ended even if the message with the reason': failedModule,
  // These ask for it within a check that is repeated.
  'every heading has a font of its language': cannot.devTools,
  'headings of menus, dialogs and thanks have': cannot.devTools,
  'titles of elements have that font': cannot.devTools,
  'signs once although an answer was lost': cannot.body,
  'The page is told of a signature although': cannot.body,
  'is enough for a withdrawal of': cannot.body,
  'whose card is replaced after the last look at it': cannot.body,
  'on a network without a check is called unchecked': cannot.body,
  'leaves a receipt usable as the reason': cannot.body,
  'The date of a receipt': cannot.body,
  "to another person's: the page is told that it was accepted": cannot.body,
  'A change of link during a signing': 'its driver reports no end of a request that it holds back',
  'The text can be read before React has loaded': cannot.load,
  'a contract can be read while its script loads': cannot.load,
  'The title stays in one place from the shell': cannot.load,
  'Without JavaScript': 'its driver turns scripts off, but shows nothing of a noscript',
  // Tab leaves a Firefox without a window at the end of the page, and does not come back to its start.
  'By keyboard alone': 'its driver has no window in which Tab goes round',
  'each digit is in its cell at every width': 'a press on a digit sets the caret behind it',
}

/** Why Firefox does not run a test, by the titles of it and of its groups; undefined if it does. */
export const reasonWithoutFirefox = (titles: readonly string[]): string | undefined =>
  Object.entries(notBegun).find(([start]) => titles.some((title) => title.startsWith(start)))?.[1]

/**
 * Ends a test, with the reason, where it asks for what the driver cannot do. Without this, the page
 * would stay as it is, and the test would find that something is wrong with it.
 *
 * @param skip as `testInfo.skip`
 */
export function endWhereFirefoxCannot(page: Page, skip: (reason: string) => never): void {
  const emulate = page.emulateMedia.bind(page)
  page.emulateMedia = async (options = {}) => {
    // The browser begins with this one.
    const isOwn = Object.entries(options).every(
      ([name, value]) => value === null || (name === 'reducedMotion' && value === 'reduce'),
    )
    return isOwn ? emulate(options) : skip(cannot.media)
  }
  const wait: (event: 'close') => Promise<Page> = page.waitForEvent.bind(page)
  page.waitForEvent = ((event: 'close', ...given: []) =>
    (event as string) === 'download' ? skip(cannot.download) : wait(event, ...given)) as never
  page.context().newCDPSession = async () => skip(cannot.devTools)
}
