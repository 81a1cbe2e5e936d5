import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import type { Tag } from '../support/elements.ts'
import { eventTypes } from '../support/elements.ts'
import { type HostOptions, scriptHtml, serveHostPage, tagHtml } from '../support/host.ts'
import { openSandbox, type Sandbox } from '../support/sandbox.ts'
import { startWebKit } from './browser.ts'
import { type WebKitPage, webKitPage } from './page.ts'

/** What a host page has recorded. */
interface Recorded {
  readonly events: readonly { readonly type: string; readonly detail: object }[]
  /** Console errors, uncaught errors and policy violations. */
  readonly problems: readonly string[]
  /** Texts of the pages that were printed. */
  readonly printed: readonly string[]
}

/** Runs in a host page before all else: records, and prints nothing. */
function record(types: readonly string[]) {
  const events: object[] = []
  const problems: string[] = []
  const printed: string[] = []
  Object.assign(window, { recorded: { events, problems, printed } })
  for (const type of types) {
    addEventListener(type, (event) => {
      events.push({ type, detail: (event as CustomEvent).detail })
    })
  }
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`csp: ${effectiveDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...values: unknown[]) => {
    problems.push(`console: ${values.join(' ')}`)
    error(...values)
  }
  const inFrame = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const page = inFrame?.get?.call(this) as Window | null
      if (page) {
        page.print = () => {
          page.dispatchEvent(new Event('beforeprint'))
          printed.push(page.document.body.textContent ?? '')
        }
      }
      return page
    },
  })
}

interface EmbedOptions extends HostOptions {
  readonly attributes?: Readonly<Record<string, string | boolean>>
}

interface Fixtures {
  readonly webKit: WebKitPage
  readonly sandbox: Sandbox
  /** Opens a host page with one element. */
  readonly embed: (tag: Tag, options?: EmbedOptions) => Promise<void>
  /** What the page with the element has recorded since it was opened. */
  readonly recorded: () => Promise<Recorded>
}

/** `test` with a WebKit that all tests of a worker use; it keeps nothing from one to the next. */
export const test = base.extend<Fixtures, { readonly startedWebKit: WebKitPage }>({
  startedWebKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const { driver, stop } = await startWebKit(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver')
      await use(webKitPage(driver))
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  webKit: async ({ startedWebKit }, use, testInfo) => {
    // Only a crash of the browser itself is a reason to run a test again.
    const crash = join(testInfo.project.outputDir, `webkit-crashed-${testInfo.testId}`)
    if (testInfo.retry > 0 && !existsSync(crash)) {
      throw new Error('It has failed while WebKit was running, so it is not run again.')
    }
    await use(startedWebKit)
    const { driver } = startedWebKit
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    const isAlive = await driver.getTitle().then(
      () => true,
      () => false,
    )
    if (hasFailed && !isAlive) {
      writeFileSync(crash, '')
      throw new Error('WebKit has crashed.')
    }
    if (hasFailed || process.env.PICTURES) {
      writeFileSync(testInfo.outputPath('screen.png'), await startedWebKit.screenshot())
    }
    await driver.manage().deleteAllCookies()
    await driver.executeScript('sessionStorage.clear(); localStorage.clear()')
    await driver.get('about:blank')
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
  sandbox: async ({}, use) => {
    const { sandbox, clearAllFaults } = openSandbox(addresses().home)
    await use(sandbox)
    await clearAllFaults()
  },
  recorded: ({ webKit }, use) => use(() => webKit.evaluate<Recorded>('return window.recorded')),
  embed: async ({ webKit, recorded }, use) => {
    await use(async (tag, { attributes = {}, head = '', ...rest } = {}) => {
      await webKit.resize(390, 844)
      const address = await serveHostPage({
        ...rest,
        head: `<script>(${record})(${JSON.stringify(eventTypes)})</script>${scriptHtml(tag)}${head}`,
        body: tagHtml(tag, attributes),
      })
      await webKit.driver.get(address)
      await expect
        .poll(async () => (await recorded()).events.some(({ type }) => type === 'tw-ready'), {
          timeout: 30_000,
        })
        .toBe(true)
    })
    expect((await recorded()).problems, 'problems of the page').toEqual([])
  },
})

export { expect }
