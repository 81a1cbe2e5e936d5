import { test as base, expect, type Locator } from '@playwright/test'
import { addresses } from './addresses.ts'
import { elementOf, type Tag } from './elements.ts'
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
import { openSandbox, type Sandbox, type Whose } from './sandbox.ts'

export interface EmbedOptions extends HostOptions {
  /** Attributes of the element; `true` is a bare one. Without `token` it gets one of its own. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>
  readonly mode?: BuildMode
  /** The origin of the script; the page's by default. */
  readonly script?: Origin
  /** The tags that load the element; the one of its script by default. */
  readonly scripts?: string
  /** Whether to wait for `tw-ready`; default true. */
  readonly waits?: boolean
}

export interface Embedded {
  /** The element; locators reach through its shadow root. */
  readonly element: Locator
  /** Its token; empty for an element that takes none. */
  readonly token: string
  /** How the sandbox identifies its calls. */
  readonly whose: Whose
}

/** Opens a host page with one element on it. */
export type Embed = (tag: Tag, options?: EmbedOptions) => Promise<Embedded>

interface Fixtures {
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
export const test = base.extend<Fixtures>({
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
    const { sandbox, healAll } = openSandbox(addresses().home)
    await use({
      ...sandbox,
      async fault(whose, fault) {
        // Chromium itself writes failed loads to the console.
        problems.expect(/^console: Failed to load resource.*\/api\//)
        await sandbox.fault(whose, fault)
      },
    })
    await healAll()
  },

  host: ({ page }, use) => use(createHost(page)),

  embed: ({ host, sandbox, events, page }, use) =>
    use(async (tag, options = {}) => {
      const { attributes = {}, mode, script, scripts, waits = true, ...hostPage } = options
      const { head = '', body = '', ...rest } = hostPage
      const { token: given } = attributes
      const own = given === undefined ? await elementOf(tag).mint(sandbox) : undefined
      const token = given ?? own?.attributes.token
      await host.open({
        ...rest,
        head: head + (scripts ?? scriptHtml(tag, mode, script)),
        body: body + tagHtml(tag, { ...attributes, token }),
      })
      if (waits) await events.next('tw-ready')
      const text = String(token ?? '')
      return { element: page.locator(tag), token: text, whose: own?.whose ?? text }
    }),
})

export { expect }
