import { expect, type Locator } from '@playwright/test'
import { addresses } from './addresses.ts'
import { elementOf, type Tag } from './elements.ts'
import { endWhereFirefoxCannot, insertAsKeyboard, reasonWithoutFirefox } from './firefox.ts'
import {
  type BuildMode,
  createHost,
  type Host,
  type HostOptions,
  type Origin,
  scriptHtml,
  tagHtml,
} from './host.ts'
import { type Events, observe, type Problems } from './observe.ts'
import { type Caller, openSandbox, type Sandbox } from './sandbox.ts'
import { long } from './short-run.ts'
import { storiesTest } from './stories-test.ts'

export interface EmbedOptions extends HostOptions {
  /** Attributes of the element; `true` is a bare one. Without `token` it gets one of its own. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** The HTML between its tags. */
  readonly children?: string
  readonly mode?: BuildMode
  /** The origin of the script; the page's by default. */
  readonly scriptOrigin?: Origin
  /** The tags that load the element; the one of its script by default. */
  readonly scriptTags?: string
  /** Whether to wait for `tw-ready`; default true. */
  readonly waitForReady?: boolean
}

interface Embedded {
  /** The element; locators reach through its shadow root. */
  readonly element: Locator
  /** Its token; empty for an element that takes none. */
  readonly token: string
  /** How the sandbox finds its calls. */
  readonly caller: Caller
}

/** Opens a host page with one element on it. */
type Embed = (tag: Tag, options?: EmbedOptions) => Promise<Embedded>

interface Fixtures {
  readonly timeLimit: undefined
  readonly engine: undefined
  readonly observed: { readonly events: Events; readonly problems: Problems }
  readonly events: Events
  readonly problems: Problems
  readonly sandbox: Sandbox
  readonly host: Host
  readonly embed: Embed
}

/**
 * Playwright's `test` with what tests of an element need. A console error, an uncaught error or a
 * policy violation that no `problems.expect` names fails the test.
 */
export const test = storiesTest.extend<Fixtures>({
  timeLimit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use, testInfo) => {
      testInfo.slow(testInfo.tags.includes(long))
      await use(undefined)
    },
    { auto: true },
  ],
  engine: [
    async ({ browserName, context, page }, use, testInfo) => {
      if (browserName === 'firefox') {
        const reason = reasonWithoutFirefox(testInfo.titlePath)
        testInfo.skip(reason !== undefined, reason)
        await insertAsKeyboard(context)
        endWhereFirefoxCannot(page, (reason) => {
          testInfo.skip(true, reason)
          throw new Error(reason)
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],
  observed: [
    async ({ context, page }, use) => {
      const observed = await observe(context, page)
      await use(observed)
      // A route of the test may still wait for an answer.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(await observed.problems.unexpected(), 'unexpected problems').toEqual([])
    },
    { auto: true },
  ],
  events: ({ observed }, use) => use(observed.events),
  problems: ({ observed }, use) => use(observed.problems),

  sandbox: async ({ problems }, use) => {
    const { sandbox, clearAllFaults } = openSandbox(addresses().home)
    await use({
      ...sandbox,
      async addFault(caller, fault) {
        // Chromium itself writes failed loads to the console.
        problems.expect(/^console: Failed to load resource.*\/api\//)
        await sandbox.addFault(caller, fault)
      },
    })
    await clearAllFaults()
  },

  host: ({ page }, use) => use(createHost(page)),

  embed: ({ host, sandbox, events, page }, use) =>
    use(async (tag, options = {}) => {
      const {
        attributes = {},
        children,
        mode,
        scriptOrigin,
        scriptTags,
        waitForReady = true,
        ...hostPage
      } = options
      const { head = '', body = '', ...rest } = hostPage
      const { token: given } = attributes
      const identity =
        given === undefined ? await elementOf(tag).createIdentity(sandbox) : undefined
      const token = given ?? identity?.attributes.token
      await host.open({
        ...rest,
        head: head + (scriptTags ?? scriptHtml(tag, mode, scriptOrigin)),
        body: body + tagHtml(tag, { ...attributes, token }, children),
      })
      if (waitForReady) await events.next('tw-ready')
      const text = String(token ?? '')
      return { element: page.locator(tag), token: text, caller: identity?.caller ?? text }
    }),
})

export { expect }
