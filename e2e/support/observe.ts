import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { eventTypes } from './elements.ts'
import { isFirefox } from './firefox.ts'

/** An event as the host page's window gets it. */
interface RecordedEvent {
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>>
  /** Tag and id of the element that sent it. */
  readonly tag: string
  readonly id: string
}

export interface Events {
  /** All events up to now, oldest first; only those of `type`, if given. Survives reloads. */
  all(type?: string): Promise<readonly RecordedEvent[]>
  /** Waits for the next event of a type that this method has not returned yet. */
  next(type: string): Promise<RecordedEvent>
  /** Forgets the events up to now. */
  clear(): Promise<void>
}

/** Console errors, uncaught errors and policy violations; unexpected ones fail the test. */
export interface Problems {
  /** This test provokes problems of this kind: `console: …`, `pageerror: …` or `csp: …`. */
  expect(pattern: RegExp): void
  /** All problems up to now, expected or not. */
  all(): Promise<readonly string[]>
  unexpected(): Promise<readonly string[]>
}

const prefix = 'tw-e2e'

/** Runs in every page before its scripts; reports by console, and so adds no global to the page. */
function report({ types, prefix }: { types: readonly string[]; prefix: string }) {
  const { debug } = console
  const send = (kind: string, value: object) => debug(prefix, JSON.stringify({ kind, value }))
  for (const type of types) {
    addEventListener(type, (event) => {
      const { tagName, id } = event.composedPath()[0] as Element
      const { detail } = event as CustomEvent
      send('event', { type, detail, tag: tagName.toLowerCase(), id })
    })
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, disposition } = event
    send('csp', { effectiveDirective, blockedURI, sample, disposition })
  })
}

const locationOf = (message: ConsoleMessage) => {
  const { url } = message.location()
  return url ? ` (${url})` : ''
}

/**
 * What Firefox reports as an error of the page, in the words of Chromium, which the tests expect;
 * nothing for what is reported in another way too.
 */
const wordsOfFirefox: readonly (readonly [RegExp, string | undefined])[] = [
  [
    /^(The Same Origin Policy disallows|Loading module from|Loading failed for)/,
    'console: Failed to load resource: net::ERR_FAILED',
  ],
  [/^None of the “sha384” hashes/, 'console: Failed to find a valid digest'],
  [/^Image corrupt or truncated/, undefined],
  // A font of a page that is left.
  [/^download failed .* status=2152398850 /, undefined],
  // A `securitypolicyviolation`, which `report` sends.
  [/^The page’s settings blocked/, undefined],
]

const problemOf = (message: string): readonly string[] => {
  const known = wordsOfFirefox.find(([beginning]) => beginning.test(message))
  if (!known) return [`pageerror: ${message}`]
  const [, words] = known
  return words ? [`${words} ${message}`] : []
}

/** Firefox tells the driver that an error was written, but not which. */
const writeErrorsAsText = () => {
  const { error } = console
  console.error = (...values: unknown[]) =>
    error.apply(
      console,
      values.map((value) => (value instanceof Error ? String(value) : value)),
    )
}

/** Follows events, console errors, uncaught errors and policy violations of a test's page. */
export async function observe(
  context: BrowserContext,
  page: Page,
): Promise<{ readonly events: Events; readonly problems: Problems }> {
  await context.addInitScript(report, { types: eventTypes, prefix })
  if (isFirefox(page)) await context.addInitScript(writeErrorsAsText)
  let recorded: RecordedEvent[] = []
  let returned: readonly RecordedEvent[] = []
  const problems: string[] = []
  const expected: RegExp[] = []
  const waiters = new Set<() => void>()

  const receive = (text: string) => {
    const { kind, value } = JSON.parse(text)
    if (kind === 'event') {
      recorded = [...recorded, value]
      for (const check of waiters) check()
    } else if (!value.blockedURI.endsWith('/favicon.ico')) {
      // Firefox looks for the icon of a page under the policy of the page.
      problems.push(`csp: ${value.effectiveDirective} ${value.blockedURI} ${value.sample}`)
    }
  }

  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(`${prefix} `)) receive(text.slice(prefix.length + 1))
    // Firefox ends the imports of a page that is left.
    else if (isFirefox(page) && text.includes('error loading dynamically imported module')) return
    else if (message.type() === 'error') problems.push(`console: ${text}${locationOf(message)}`)
  })
  page.on('pageerror', ({ message }) => problems.push(...problemOf(message)))

  /** Messages arrive in order: after the page's answer, all earlier ones have arrived. */
  const catchUp = () => page.evaluate(() => undefined).catch(() => undefined)

  return {
    events: {
      async all(type) {
        await catchUp()
        return recorded.filter((event) => !type || event.type === type)
      },
      next: (type) =>
        new Promise((resolve, reject) => {
          const end = () => {
            clearTimeout(timer)
            waiters.delete(check)
          }
          const check = () => {
            const event = recorded.find((event) => event.type === type && !returned.includes(event))
            if (!event) return
            end()
            returned = [...returned, event]
            resolve(event)
          }
          const timer = setTimeout(() => {
            end()
            const types = recorded.map((event) => event.type).join(', ') || 'none'
            reject(
              new Error(
                `No ${type} was sent. Sent were: ${types}. Problems: ${problems.join('; ') || 'none'}`,
              ),
            )
          }, 10_000)
          waiters.add(check)
          check()
        }),
      async clear() {
        await catchUp()
        recorded = []
        returned = []
      },
    },
    problems: {
      expect: (pattern) => expected.push(pattern),
      async all() {
        await catchUp()
        return [...problems]
      },
      async unexpected() {
        await catchUp()
        return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
      },
    },
  }
}
