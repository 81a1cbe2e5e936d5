import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { eventTypes } from './elements.ts'

/** An event as the host page's window gets it. */
export interface SeenEvent {
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>>
  /** Tag and id of the element that sent it. */
  readonly tag: string
  readonly id: string
}

export interface Events {
  /** All events up to now, oldest first; only those of `type`, if given. Survives reloads. */
  all(type?: string): Promise<readonly SeenEvent[]>
  /** Waits for the next event of a type that this method has not returned yet. */
  next(type: string): Promise<SeenEvent>
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

const mark = 'tw-e2e'

/** Runs in every page before its scripts; reports by console, and so adds no global to the page. */
function report({ types, mark }: { types: readonly string[]; mark: string }) {
  const { debug } = console
  const say = (kind: string, value: object) => debug(mark, JSON.stringify({ kind, value }))
  for (const type of types) {
    addEventListener(type, (event) => {
      const { tagName, id } = event.composedPath()[0] as Element
      const { detail } = event as CustomEvent
      say('event', { type, detail, tag: tagName.toLowerCase(), id })
    })
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, disposition } = event
    say('csp', { effectiveDirective, blockedURI, sample, disposition })
  })
}

const where = (message: ConsoleMessage) => {
  const { url } = message.location()
  return url ? ` (${url})` : ''
}

/** Follows events, console errors, uncaught errors and policy violations of a test's page. */
export async function observe(
  context: BrowserContext,
  page: Page,
): Promise<{ readonly events: Events; readonly problems: Problems }> {
  await context.addInitScript(report, { types: eventTypes, mark })
  let seen: SeenEvent[] = []
  let answered: readonly SeenEvent[] = []
  const problems: string[] = []
  const expected: RegExp[] = []
  const waiting = new Set<() => void>()

  const take = (text: string) => {
    const { kind, value } = JSON.parse(text)
    if (kind === 'event') {
      seen = [...seen, value]
      for (const look of waiting) look()
    } else problems.push(`csp: ${value.effectiveDirective} ${value.blockedURI} ${value.sample}`)
  }

  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(`${mark} `)) take(text.slice(mark.length + 1))
    else if (message.type() === 'error') problems.push(`console: ${text}${where(message)}`)
  })
  page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`))

  /** Messages arrive in order: after the page's answer, all earlier ones have arrived. */
  const caughtUp = () => page.evaluate(() => undefined).catch(() => undefined)

  return {
    events: {
      async all(type) {
        await caughtUp()
        return seen.filter((event) => !type || event.type === type)
      },
      next: (type) =>
        new Promise((resolve, reject) => {
          const end = () => {
            clearTimeout(timer)
            waiting.delete(look)
          }
          const look = () => {
            const event = seen.find((event) => event.type === type && !answered.includes(event))
            if (!event) return
            end()
            answered = [...answered, event]
            resolve(event)
          }
          const timer = setTimeout(() => {
            end()
            const types = seen.map((event) => event.type).join(', ') || 'none'
            reject(
              new Error(
                `No ${type} was said. Said were: ${types}. Problems: ${problems.join('; ') || 'none'}`,
              ),
            )
          }, 10_000)
          waiting.add(look)
          look()
        }),
      async clear() {
        await caughtUp()
        seen = []
        answered = []
      },
    },
    problems: {
      expect: (pattern) => expected.push(pattern),
      async all() {
        await caughtUp()
        return [...problems]
      },
      async unexpected() {
        await caughtUp()
        return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
      },
    },
  }
}
