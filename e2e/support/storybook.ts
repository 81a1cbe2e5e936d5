import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languageTag } from '../../shared/i18n/language-tag.ts'

/** Where `npm test` builds the stories; see tools/test.ts. */
const folder = join(process.env.E2E_STORYBOOK ?? '.cache/storybook')

/** The built stories have no server: the browser gets each file of this origin from the folder. */
const origin = 'https://storybook.test'

export interface Story {
  readonly id: string
  /** Its file in the sidebar: `Transfer/Home`. */
  readonly title: string
  readonly name: string
}

/** All built stories. */
export function stories(): readonly Story[] {
  try {
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
    return Object.values(entries as Record<string, Story & { type: string }>).filter(
      ({ type }) => type === 'story',
    )
  } catch (cause) {
    throw new Error(`No stories in ${folder}: run npm run build:stories first`, { cause })
  }
}

export interface Globals {
  readonly locale: string
  readonly theme: string
}

/** Storybook's channel in the page. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
  emit(event: string, payload: unknown): void
}

export interface Storybook {
  readonly page: Page
  /** Renders a story anew and runs its play function; rejects with the error of either. */
  show(id: string, globals: Globals): Promise<void>
  /** Changes language and theme of the story on the screen, and waits until it has. */
  change(globals: Globals): Promise<void>
  /** What a function, which runs in the page, finds in the elements of the story. */
  look(find: (element: Element) => string[]): Promise<readonly string[]>
  /** Console errors and uncaught errors since the last call. */
  takeProblems(): readonly string[]
}

/** Runs before the page's scripts: counts the changes of the document and of every shadow root. */
function countChanges() {
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
  Object.assign(window, { changesOfStory: () => changes })
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
  await page.addInitScript(countChanges)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)

  /** Until nothing has changed for 80 ms. A page that never rests is taken as it is. */
  const rest = () =>
    page.evaluate(async () => {
      const changesOf = Reflect.get(window, 'changesOfStory') as () => number
      let [last, quiet] = [changesOf(), 0]
      for (let looks = 0; looks < 60 && quiet < 2; looks++) {
        await new Promise((done) => setTimeout(done, 40))
        const now = changesOf()
        quiet = now === last ? quiet + 1 : 0
        last = now
      }
    })

  let shown = ''

  const settle = async () => {
    do await rest()
    while (loading.size > 0)
  }

  /** Resolves once the story that is shown has been rendered with them. */
  const setGlobals = (globals: Globals) =>
    page.evaluate(
      ([globals, isShown]) =>
        new Promise<void>((resolve) => {
          const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
          const end = () => {
            channel.off('storyRendered', end)
            resolve()
          }
          // Storybook reloads the page if another story comes while one is being rendered.
          if (isShown) channel.on('storyRendered', end)
          // The accessibility addon would run axe a second time.
          channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } })
          // A story that failed to render does not render again.
          setTimeout(end, isShown ? 2_000 : 0)
        }),
      [globals, shown !== ''] as const,
    )

  return {
    page,
    async change(globals) {
      await setGlobals(globals)
      const tag = languageTag(globals.locale)
      // The first element alone: a second one on the page may have a language of its own.
      const part = page.locator('#storybook-root [data-theme][lang]').first()
      if ((await part.count()) > 0) {
        await expect(part).toHaveAttribute('lang', tag)
        await expect(part).toHaveAttribute('data-theme', globals.theme)
      }
      await settle()
    },
    async show(id, globals) {
      await setGlobals(globals)
      const failure = await page.evaluate(
        ([storyId, event]) =>
          new Promise<string | undefined>((resolve) => {
            const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
            const wordsOf = (payload: unknown) => {
              const { message, title, description } = (payload ?? {}) as Record<string, unknown>
              return String(message ?? `${title}: ${description}`)
            }
            const listeners: Record<string, (payload: unknown) => void> = {
              storyMissing: () => end('there is no such story'),
              storyErrored: (payload) => end(wordsOf(payload)),
              storyThrewException: (payload) => end(wordsOf(payload)),
              playFunctionThrewException: (payload) => end(wordsOf(payload)),
              storyFinished: () => end(undefined),
            }
            const end = (failure: string | undefined) => {
              for (const [event, listener] of Object.entries(listeners))
                channel.off(event, listener)
              resolve(failure)
            }
            for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
            channel.emit(event, { storyId, viewMode: 'story' })
          }),
        [id, id === shown ? 'forceRemount' : 'setCurrentStory'] as const,
      )
      shown = id
      if (failure !== undefined) throw new Error(failure)
      // A first story waits for its modules.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('#storybook-root *')].some(({ shadowRoot }) => shadowRoot),
      )
      await settle()
    },
    look: (find) =>
      page.evaluate(`[...document.querySelectorAll('#storybook-root *')]
        .filter(({ shadowRoot }) => shadowRoot)
        .flatMap(${find})`),
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
  }
}
