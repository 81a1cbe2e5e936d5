import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageTag } from '../../shared/text/i18n/language-tag.ts'

/** The folder into which `npm test` builds the stories; see tools/test.ts. */
const folder = join(process.env.E2E_STORYBOOK ?? '.cache/storybook')

/** The built stories have no server: the browser gets each file of this origin from the folder. */
const origin = 'https://storybook.test'

export interface Story {
  readonly id: string
  /** Its file in the sidebar: `Screens/Transfer/Home`. */
  readonly title: string
  readonly name: string
  /** `./stories/transfer/home.stories.tsx` */
  readonly importPath: string
  readonly tags: readonly string[]
}

/** The built stories with a tag: all that are tests, by default. */
export function stories(tag = 'test'): readonly Story[] {
  try {
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    return Object.values(entries as Record<string, Story & { type: string }>).filter(
      ({ type, tags }) => type === 'story' && tags.includes(tag),
    )
  } catch (cause) {
    throw new Error(`No stories in ${folder}: run npm run build:stories first`, { cause })
  }
}

interface Globals {
  readonly locale: string
  readonly theme: string
  /** Those of a host without any, by default. */
  readonly fonts?: 'product' | 'host'
}

/** Storybook's channel in the page. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
  emit(event: string, payload: unknown): void
}

/** Storybook's store in the page; it exists once the index of the stories has been read. */
interface Preview {
  readonly storyStoreValue: { readonly userGlobals: { update(globals: object): void } }
}

/** Functions by name that run in the page; each returns its findings in one element. */
type Finders = Readonly<Record<string, (element: Element) => string[]>>

export interface Storybook {
  readonly page: Page
  /** Renders a story again and runs its play function; rejects with the error of either. */
  show(id: string, globals: Globals): Promise<void>
  /** Changes language and theme of the story on screen, and waits until they are applied. */
  change(globals: Globals): Promise<void>
  /** The findings of each function in the elements of the story. */
  runFinders<F extends Finders>(finders: F): Promise<Readonly<Record<keyof F, readonly string[]>>>
  /** Console errors and uncaught errors since the last call. */
  takeProblems(): readonly string[]
}

/** The functions that `installPageTools` adds to the page: one call from the test does a whole step. */
interface PageTools {
  /** Returns why the story could not be shown, if so. */
  show(
    id: string,
    event: 'forceRemount' | 'setCurrentStory',
    globals: Globals,
  ): Promise<string | undefined>
  /** Returns why the story has not changed, if so. `languageTag`: that of `globals`. */
  change(globals: Globals, languageTag: string): Promise<string | undefined>
  /** Resolves once nothing has changed for 80 ms, or after a limit on a page that never rests. */
  waitForQuiet(): Promise<void>
}

type ToolsWindow = Window & { readonly storyTools: PageTools }

/** Runs before the page's scripts. */
function installPageTools() {
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  const watch = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  watch(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init)
    watch(root)
    return root
  }

  const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

  const waitForQuiet = async () => {
    let [last, quiet] = [changes, 0]
    for (let looks = 0; looks < 60 && quiet < 2; looks++) {
      await sleep(40)
      quiet = changes === last ? quiet + 1 : 0
      last = changes
    }
  }

  /** Waits for a condition; false if it is not met within ten seconds. */
  const waitUntil = async (condition: () => boolean) => {
    const end = performance.now() + 10_000
    while (!condition() && performance.now() < end) await sleep(20)
    return condition()
  }

  const channelOf = () => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel

  const hosts = () =>
    [...document.querySelectorAll('#storybook-root *')].filter(({ shadowRoot }) => shadowRoot)

  /** The accessibility addon would run axe a second time. */
  const allOf = (globals: Globals) => ({ fonts: 'host', ...globals, a11y: { manual: true } })

  /** Resolves once the story on screen has been rendered with these globals. */
  const changeGlobals = (globals: Globals) =>
    new Promise<void>((resolve) => {
      const channel = channelOf()
      const end = () => {
        channel.off('storyRendered', end)
        resolve()
      }
      channel.on('storyRendered', end)
      channel.emit('updateGlobals', { globals: allOf(globals) })
      // A story that failed to render does not render again.
      setTimeout(end, 2_000)
    })

  /** Sets the globals of the next story; the event would render the last one again. */
  const setGlobals = (globals: Globals) => {
    const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
    storyStoreValue.userGlobals.update(allOf(globals))
  }

  const render = (storyId: string, event: string) =>
    new Promise<string | undefined>((resolve) => {
      const channel = channelOf()
      const messageOf = (payload: unknown) => {
        const { message, title, description } = (payload ?? {}) as Record<string, unknown>
        return String(message ?? `${title}: ${description}`)
      }
      const listeners: Record<string, (payload: unknown) => void> = {
        storyMissing: () => end('there is no such story'),
        storyErrored: (payload) => end(messageOf(payload)),
        storyThrewException: (payload) => end(messageOf(payload)),
        playFunctionThrewException: (payload) => end(messageOf(payload)),
        storyFinished: () => end(undefined),
      }
      const end = (failure: string | undefined) => {
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
        resolve(failure)
      }
      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
      channel.emit(event, { storyId, viewMode: 'story' })
    })

  /** The first element alone: a second one on the page may have a language of its own. */
  const firstRoot = (): HTMLElement | undefined => {
    const inside = '[data-theme][lang]'
    for (const part of document.querySelectorAll('#storybook-root *')) {
      const found = part.matches(inside) ? part : part.shadowRoot?.querySelector(inside)
      if (found) return found as HTMLElement
    }
    return undefined
  }

  const storyTools: PageTools = {
    waitForQuiet,
    async show(id, event, globals) {
      setGlobals(globals)
      const failure = await render(id, event)
      if (failure !== undefined) return failure
      // A first story waits for its modules. A page of the site is in a frame.
      const isThere = () =>
        hosts().length > 0 || document.querySelector('#storybook-root iframe') !== null
      if (!(await waitUntil(isThere))) return 'it has no element'
      // As a page opens: the story before it, or its own, may have scrolled.
      scrollTo(0, 0)
      await waitForQuiet()
      return undefined
    },
    async change(globals, languageTag) {
      await changeGlobals(globals)
      const hasChanged = () => {
        const root = firstRoot()
        return !root || (root.lang === languageTag && root.dataset.theme === globals.theme)
      }
      if (!(await waitUntil(hasChanged))) return `it is not in ${languageTag}, ${globals.theme}`
      scrollTo(0, 0)
      await waitForQuiet()
      return undefined
    },
  }
  Object.assign(window, { storyTools })
}

/** Opens the built stories in a page, which then shows one story after another. */
export async function openStorybook(page: Page): Promise<Storybook> {
  let problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`))

  const loading = new Set<unknown>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))

  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  await page.addInitScript(installPageTools)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(
    () => (Reflect.get(window, '__STORYBOOK_PREVIEW__') as Partial<Preview>)?.storyStoreValue,
  )

  // What Storybook shows before a story and without one: axe would read it with every story.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.sb-preparing-docs, .sb-nopreview')) part.remove()
  })

  /** Ends a step: throws its failure, or waits until no file is loading. */
  const settle = async (failure: string | undefined) => {
    if (failure !== undefined) throw new Error(failure)
    // A file that has just arrived has not changed the page yet: another wait follows.
    for (let isLoaded = loading.size === 0; !isLoaded; ) {
      isLoaded = loading.size === 0
      await page.evaluate(() => (window as unknown as ToolsWindow).storyTools.waitForQuiet())
    }
  }

  let shown = ''

  return {
    page,
    async change(globals) {
      const step = [globals, languageTag(globals.locale)] as const
      const failure = await page.evaluate(
        (step) => (window as unknown as ToolsWindow).storyTools.change(...step),
        step,
      )
      await settle(failure)
    },
    async show(id, globals) {
      const event = id === shown ? 'forceRemount' : 'setCurrentStory'
      const step = [id, event, globals] as const
      shown = id
      const failure = await page.evaluate(
        (step) => (window as unknown as ToolsWindow).storyTools.show(...step),
        step,
      )
      await settle(failure)
    },
    runFinders(finders) {
      const entries = Object.entries(finders).map(
        ([name, find]) => `${JSON.stringify(name)}: hosts.flatMap(${find})`,
      )
      return page.evaluate(`(() => {
        const hosts = [...document.querySelectorAll('#storybook-root *')]
          .filter(({ shadowRoot }) => shadowRoot)
        return { ${entries.join(', ')} }
      })()`)
    },
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
  }
}
