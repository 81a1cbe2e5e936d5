import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { PropertyDeclaration } from '../shared/element/declaration.ts'
import { reactHost } from './fixtures/react-host.ts'
import type { ElementUnderTest, Tag } from './support/elements.ts'
import { scriptHtml, tagHtml } from './support/host.ts'
import { expect, test } from './support/test.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A value that differs from the default, as text and as the property reads it. */
const sampleOf = (property: PropertyDeclaration): readonly [text: string, value: unknown] => {
  switch (property.type) {
    case 'boolean':
      return ['true', true]
    case 'record':
      return ['{"getChannel":"/elsewhere"}', { getChannel: '/elsewhere' }]
    case 'choice': {
      const other = property.choices.find((choice) => choice !== property.default) ?? ''
      return [other, other]
    }
    default:
      return ['sample', 'sample']
  }
}

/** Puts HTML into the page as a parser would, and reads a property of the element in it. */
const readFromHtml = (page: Page, html: string, property: string): Promise<unknown> =>
  page.evaluate(
    ([html, property]) => {
      document.body.innerHTML = html
      return Reflect.get(document.body.firstElementChild ?? {}, property) as unknown
    },
    [html, property] as const,
  )

/** What an embedder may rely on, whatever the element; run for each. */
export function elementBattery(subject: ElementUnderTest): void {
  const { declaration, firstButton, drawnTag, openField } = subject
  const tag = declaration.tag as Tag
  const properties = Object.entries<PropertyDeclaration>(declaration.properties)
  const booleans = properties.filter(([, { type }]) => type === 'boolean')
  const script = scriptHtml(tag)

  test.describe(`<${tag}> attributes`, () => {
    test.beforeEach(async ({ host, page }) => {
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
    })

    for (const [name, property] of properties) {
      test(`${name} is read in every spelling`, async ({ page }) => {
        const [text, value] = sampleOf(property)
        for (const spelling of [kebab(name), name, name.toLowerCase(), name.toUpperCase()]) {
          const html = tagHtml(tag, { [spelling]: text })
          expect(await readFromHtml(page, html, name), html).toEqual(value)
        }
        expect(await readFromHtml(page, tagHtml(tag), name), 'absent').toEqual(property.default)
      })
    }

    test('a boolean is true bare, empty, 1 or true, and false for 0, false or absence', async ({
      page,
    }) => {
      expect(booleans.length).toBeGreaterThan(0)
      for (const [name] of booleans) {
        for (const value of [true, '', '1', 'true', 'TRUE'] as const) {
          const html = tagHtml(tag, { [kebab(name)]: value })
          expect(await readFromHtml(page, html, name), html).toBe(true)
        }
        for (const value of ['0', 'false', 'FALSE', undefined] as const) {
          const html = tagHtml(tag, { [kebab(name)]: value })
          expect(await readFromHtml(page, html, name), html).toBe(false)
        }
      }
    })

    test('a removed or emptied attribute reads as the default', async ({ page }) => {
      for (const [name, property] of properties) {
        const [text] = sampleOf(property)
        const [removed, emptied] = await page.evaluate(
          ([tag, name, attribute, text]) => {
            const read = (change: (element: Element) => void) => {
              const element = document.createElement(tag)
              element.setAttribute(attribute, text)
              change(element)
              return Reflect.get(element, name) as unknown
            }
            return [
              read((element) => element.removeAttribute(attribute)),
              read((element) => element.setAttribute(attribute, '')),
            ]
          },
          [tag, name, kebab(name), text] as const,
        )
        expect(removed, `${name} removed`).toEqual(property.default)
        const whenEmpty = property.type === 'boolean' ? true : property.default
        expect(emptied, `${name} emptied`).toEqual(whenEmpty)
      }
    })

    test('a bad value reads as the default, and nothing throws', async ({ page }) => {
      for (const [name, property] of properties) {
        if (property.type !== 'choice' && property.type !== 'record') continue
        for (const bad of ['no such thing', '{"half', '[]', '7', 'null']) {
          const html = tagHtml(tag, { [kebab(name)]: bad })
          expect(await readFromHtml(page, html, name), html).toEqual(property.default)
        }
      }
    })
  })

  test.describe(`<${tag}> properties`, () => {
    test('are taken up when set before the script came', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const token = await sandbox.account()
      await host.open({ body: tagHtml(tag) })
      await page.evaluate(
        ([tag, token]) => {
          const element = document.querySelector(tag)
          Object.assign(element ?? {}, { token, appLang: 'ja', theme: 'light' })
        },
        [tag, token] as const,
      )
      await page.addScriptTag({ type: 'module', url: `/widgets/${tag}.js` })
      await events.next('tw-ready')
      expect(await events.all('tw-navigate')).toEqual([])
      expect((await sandbox.calls(token)).length).toBeGreaterThan(0)
      await expect(page.locator(`${tag} [lang="ja"]`)).toBeVisible()
    })

    test('work as JSX of React 19 writes them', async ({ host, page, sandbox, events }) => {
      const token = await sandbox.account()
      const given = Object.fromEntries(
        properties.map(([name, property]) => [name, sampleOf(property)[1]]),
      )
      const props = { ...given, token, apiBase: sandbox.url, apiPaths: {} }
      await host.open({
        head: script,
        body: '<main></main><script type="module" src="host.js"></script>',
        files: { 'host.js': await reactHost(tag, props) },
      })
      await events.next('tw-ready')
      for (const [name, value] of Object.entries(props)) {
        const read = await page
          .locator(tag)
          .evaluate((element, name) => Reflect.get(element, name) as unknown, name)
        expect(read, name).toEqual(value)
      }
    })

    test('never show a token in the document', async ({ host, page, sandbox, events }) => {
      const token = await sandbox.account()
      await host.open({ head: script, body: tagHtml(tag, { token: '' }) })
      await events.next('tw-navigate')
      await page.locator(tag).evaluate((element, token) => Object.assign(element, { token }), token)
      await events.next('tw-ready').catch(() => undefined)
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      const everything = await page
        .locator(tag)
        .evaluate((element) => document.documentElement.outerHTML + element.shadowRoot?.innerHTML)
      expect(everything).not.toContain(token)
      expect(everything).toContain('<button')
    })
  })

  test.describe(`<${tag}> changes`, () => {
    test('a removed token is gone at once and said once', async ({ embed, events, sandbox }) => {
      const { element, token } = await embed(tag)
      await expect.poll(async () => (await sandbox.calls(token)).length).toBeGreaterThan(0)
      const left = await element.evaluate((element) => {
        element.removeAttribute('token')
        return Reflect.get(element, 'token') as unknown
      })
      expect(left).toBe('')
      await expect(element.getByText('Please sign in')).toBeVisible()
      await expect(element.getByRole('button', { name: firstButton })).toBeHidden()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: 'no-token' } },
      ])
    })

    test('a new token goes on after a removed one', async ({
      embed,
      events,
      sandbox,
      problems,
    }) => {
      const { element } = await embed(tag)
      const next = await sandbox.account()
      const field = await openField(element)
      await field.fill('123')
      await element.evaluate((element) => element.removeAttribute('token'))
      await expect(element.getByText('Please sign in')).toBeVisible()
      await element.evaluate((element, next) => element.setAttribute('token', next), next)
      await expect(element.getByText('Please sign in')).toBeHidden()
      await expect(field).toHaveValue('123')
      expect((await events.all('tw-navigate')).length).toBe(1)
      expect(await problems.all()).toEqual([])
    })

    test('an element without a token says so and asks nothing', async ({ embed, events, page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const { element } = await embed(tag, { attributes: { token: '' }, waits: false })
      await expect(element.getByText('Please sign in')).toBeVisible()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: 'no-token' } },
      ])
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    })

    test('all changes of one tick are one change', async ({ embed, page, sandbox }) => {
      const { element, token } = await embed(tag)
      const [skipped, last] = [await sandbox.account(), await sandbox.account()]
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const languages = await element.evaluate(
        (element, [first, skipped, last]) =>
          new Promise<string[]>((resolve) => {
            const wrapper = element.shadowRoot?.querySelector('[lang]')
            const seen: string[] = []
            if (wrapper) {
              new MutationObserver(() => {
                seen.push(wrapper.getAttribute('lang') ?? '')
                if (seen.at(-1) === 'ko') resolve(seen)
              }).observe(wrapper, { attributeFilter: ['lang'] })
            }
            for (const token of [skipped, first, skipped, last])
              element.setAttribute('token', token)
            for (const lang of ['zh', 'en', 'ja', 'ko']) element.setAttribute('app-lang', lang)
          }),
        [token, skipped, last] as const,
      )
      expect(languages).toEqual(['ko'])
      await expect.poll(async () => (await sandbox.calls(last)).length).toBeGreaterThan(0)
      expect(await sandbox.calls(skipped)).toEqual([])
      const paths = (await sandbox.calls(last)).map(({ path }) => path)
      expect(paths).toEqual([...new Set(paths)])
      expect(loaded.filter((url) => /[/.](zh|ja)[-.]/.test(url))).toEqual([])
    })
  })

  test.describe(`<${tag}> in the document`, () => {
    const moves: Readonly<Record<string, (element: Element) => void>> = {
      append: (element) => {
        document.querySelector('#elsewhere')?.append(element)
      },
      insertBefore: (element) => {
        document.body.insertBefore(element, document.body.firstChild)
      },
      moveBefore: (element) => {
        const parent = document.querySelector('#elsewhere') as Element & {
          moveBefore?(node: Node, before: Node | null): void
        }
        if (!parent.moveBefore) throw new Error('This Chromium has no moveBefore')
        parent.moveBefore(element, null)
      },
    }
    for (const [name, move] of Object.entries(moves)) {
      test(`keeps what was typed when it is moved by ${name}`, async ({
        embed,
        events,
        page,
        sandbox,
      }) => {
        const { element, token } = await embed(tag, { body: '<div id="elsewhere"></div>' })
        const field = await openField(element)
        await field.fill('123.45')
        await field.focus()
        const before = (await events.all()).length
        const calls = (await sandbox.calls(token)).length

        await element.evaluate(move)
        await expect(field).toHaveValue('123.45')
        if (name === 'moveBefore') await expect(field).toBeFocused()
        // Still the same element, alive: it goes on taking what is typed.
        await field.fill('6')
        await expect(field).toHaveValue('6')
        expect((await events.all()).slice(before)).toEqual([])
        expect((await sandbox.calls(token)).length).toBe(calls)
        expect(await page.locator(tag).count()).toBe(1)
      })
    }

    test('begins anew when it was removed and comes back', async ({ embed, events, page }) => {
      const { element } = await embed(tag)
      const field = await openField(element)
      await field.fill('1')
      const handle = await element.elementHandle()
      await handle?.evaluate((element) => element.remove())
      await expect(page.locator(tag)).toHaveCount(0)
      await handle?.evaluate((element) => document.body.append(element))
      await events.next('tw-ready')
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      await expect(field).toHaveCount(0)
    })

    test('does nothing before it is inserted', async ({ host, page, sandbox, events }) => {
      const [idle, shown] = [await sandbox.account(), await sandbox.account()]
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const drawn = await page.evaluate(
        async ([tag, idle, shown]) => {
          const never = document.createElement(tag)
          never.setAttribute('token', idle)
          const detached = document.createElement('div')
          detached.append(never)
          const other = document.createElement(tag)
          other.setAttribute('token', shown)
          const ready = new Promise((resolve) => other.addEventListener('tw-ready', resolve))
          document.body.append(other)
          await ready
          return never.shadowRoot?.childNodes.length ?? 0
        },
        [tag, idle, shown] as const,
      )
      expect(drawn).toBe(0)
      await expect.poll(async () => (await sandbox.calls(shown)).length).toBeGreaterThan(0)
      expect(await sandbox.calls(idle)).toEqual([])
      expect((await events.all('tw-ready')).length).toBe(1)
    })

    test('shares nothing with another one beside it', async ({ host, page, sandbox, events }) => {
      const [first, second] = [await sandbox.account(), await sandbox.account()]
      await host.open({
        head: script,
        body:
          tagHtml(tag, { id: 'first', token: first, 'app-lang': 'zh', theme: 'light' }) +
          tagHtml(tag, { id: 'second', token: second }),
      })
      await events.next('tw-ready')
      await events.next('tw-ready')
      const [one, two] = [page.locator('#first'), page.locator('#second')]
      await expect(one.locator('[lang="zh-Hant"]')).toBeVisible()
      await expect(two.locator('[lang="en"]')).toBeVisible()
      const groundOf = (element: typeof one) =>
        element
          .locator('[lang]')
          .first()
          .evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
      expect(await groundOf(one)).not.toBe(await groundOf(two))
      for (const token of [first, second]) {
        await expect.poll(async () => (await sandbox.calls(token)).length).toBeGreaterThan(0)
      }

      // A field of the second, a language and a lost token of the first: neither meets the other.
      const field = await openField(two)
      await field.fill('7')
      await one.evaluate((element) => element.setAttribute('app-lang', 'ja'))
      await expect(one.locator('[lang="ja"]')).toBeVisible()
      await one.evaluate((element) => element.removeAttribute('token'))
      await events.next('tw-navigate')
      await expect(field).toHaveValue('7')
      await expect(two.locator('[lang="en"]')).toBeVisible()
      expect((await events.all('tw-navigate')).map(({ id }) => id)).toEqual(['first'])
      expect((await events.all('tw-step')).map(({ id }) => id)).toEqual(['second'])
    })

    test('is harmless when its script comes twice, as module and as classic script', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const token = await sandbox.account()
      await host.open({
        head: [
          script,
          `<script type="module" src="/widgets/${tag}.js?again"></script>`,
          scriptHtml(tag, 'classic'),
          scriptHtml(tag, 'classic'),
        ].join(''),
        body: tagHtml(tag, { token }),
      })
      await events.next('tw-ready')
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      expect((await events.all('tw-ready')).length).toBe(1)
    })
  })

  test.describe(`<${tag}> says`, () => {
    test('events that leave every shadow root', async ({ host, page, sandbox }) => {
      const token = await sandbox.account()
      await host.open({
        head: script,
        body: '<section><div id="outer"></div></section>',
      })
      const seen = await page.evaluate(
        ([tag, token]) =>
          new Promise<object>((resolve) => {
            const outer = document.querySelector('#outer')?.attachShadow({ mode: 'closed' })
            const section = document.querySelector('section')
            section?.addEventListener('tw-ready', (event) => {
              const { bubbles, composed, cancelable } = event
              const { detail } = event as CustomEvent<unknown>
              resolve({
                bubbles,
                composed,
                cancelable,
                detail,
                isCustom: event instanceof CustomEvent,
              })
            })
            const element = document.createElement(tag)
            element.setAttribute('token', token)
            outer?.append(element)
          }),
        [tag, token] as const,
      )
      expect(seen).toEqual({
        bubbles: true,
        composed: true,
        cancelable: false,
        detail: {},
        isCustom: true,
      })
    })

    test('the same to every native bridge, and never a token', async ({ embed, events, page }) => {
      await page.addInitScript(() => {
        const heard: Record<string, unknown[]> = {
          reactNative: [],
          webkit: [],
          android: [],
          flutter: [],
        }
        Object.assign(window, {
          heard,
          ReactNativeWebView: {
            postMessage: (text: string) => {
              heard.reactNative?.push(JSON.parse(text))
              throw new Error('a bridge that breaks harms nobody')
            },
          },
          webkit: {
            messageHandlers: { tw: { postMessage: (value: unknown) => heard.webkit?.push(value) } },
          },
          TwHost: { postMessage: (text: string) => heard.android?.push(JSON.parse(text)) },
          flutter_inappwebview: {
            callHandler: (name: string, value: unknown) =>
              name === 'tw' && heard.flutter?.push(value),
          },
        })
      })
      const { element, token } = await embed(tag)
      await openField(element)
      await element.evaluate((element) => element.removeAttribute('token'))
      await events.next('tw-navigate')

      const expected = (await events.all()).map(({ type, detail }) => ({
        source: 'tw',
        v: 1,
        element: tag,
        type,
        detail,
      }))
      expect(expected.length).toBeGreaterThan(2)
      const heard = await page.evaluate(() => (window as unknown as { heard: object }).heard)
      expect(heard).toEqual({
        reactNative: expected,
        webkit: expected,
        android: expected,
        flutter: expected,
      })
      expect(JSON.stringify(heard)).not.toContain(token)
    })
  })

  test.describe(`<${tag}> when something fails`, () => {
    test('shows words and a way back when drawing fails', async ({
      embed,
      events,
      page,
      problems,
    }) => {
      problems.expect(/Provoked by the test/)
      await page.addInitScript((drawnTag) => {
        const create = document.createElement.bind(document)
        const broken = (name: string, options?: ElementCreationOptions) => {
          const isBroken = !('mended' in document.documentElement.dataset)
          if (name === drawnTag && isBroken) throw new Error('Provoked by the test')
          return create(name, options)
        }
        document.createElement = broken as typeof document.createElement
      }, drawnTag)
      const { element } = await embed(tag, { waits: false })
      expect(await events.next('tw-error')).toMatchObject({ detail: { kind: 'render' } })
      const retry = element.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(element.getByText('This could not be shown')).toBeVisible()

      await page.evaluate(() => {
        document.documentElement.dataset.mended = ''
      })
      await retry.click()
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      await expect(retry).toBeHidden()
    })

    test('shows words and a retry that works, whichever of its files does not come', async ({
      embed,
      events,
      host,
      page,
      problems,
      sandbox,
    }) => {
      problems.expect(/^console: (Failed to load resource|tw-[\w-]+ )/)
      // What is fetched by the time the first view can be used, but for what the script needs to run.
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const needed = fetched.splice(0)
      await embed(tag)
      const files = fetched.filter((url) => /\/widgets\/.*\.js$/.test(url) && !needed.includes(url))
      expect(files.length).toBeGreaterThan(0)

      const token = await sandbox.account()
      for (const file of files) {
        await events.clear()
        let isCut = true
        await page.route(file, (route) => (isCut ? route.abort() : route.continue()))
        const { element } = await embed(tag, { waits: false, attributes: { token } })
        const retry = element.getByRole('button', { name: 'Try again' })
        const ready = element.getByRole('button', { name: firstButton })
        await expect(retry.or(ready).first(), file).toBeVisible()
        const isNeeded = await retry.isVisible()
        if (isNeeded) {
          await expect(element.getByText('This could not be shown')).toBeVisible()
          expect(await events.next('tw-error'), file).toMatchObject({ detail: { kind: 'load' } })
          isCut = false
          await retry.click()
          await expect(ready, file).toBeVisible()
        }
        await page.unroute(file)
      }
    })
  })

  test.describe(`<${tag}> when it is removed`, () => {
    test('leaves no timer, no listener and no request behind', async ({ host, page, sandbox }) => {
      await page.addInitScript(() => {
        const timers = new Set<unknown>()
        const listeners = new Set<string>()
        const ids = new WeakMap<object, number>()
        let nextId = 1
        const idOf = (thing: object) => {
          if (!ids.has(thing)) ids.set(thing, nextId++)
          return ids.get(thing)
        }
        const { setTimeout, clearTimeout, setInterval, clearInterval } = window
        Object.assign(window, {
          setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) => {
            const id = setTimeout(
              () => {
                timers.delete(id)
                run()
              },
              ms,
              ...rest,
            )
            timers.add(id)
            return id
          },
          clearTimeout: (id: number) => {
            timers.delete(id)
            clearTimeout(id)
          },
          setInterval: (run: () => void, ms?: number) => {
            const id = setInterval(run, ms)
            timers.add(id)
            return id
          },
          clearInterval: (id: number) => {
            timers.delete(id)
            clearInterval(id)
          },
        })
        const { addEventListener, removeEventListener } = EventTarget.prototype
        /** Listeners of an element die with it; those of the page, its media and its network do not. */
        const outlives = (target: unknown): target is object =>
          target instanceof Object &&
          !(target instanceof Element) &&
          !(target instanceof ShadowRoot) &&
          !(target instanceof AbortSignal) &&
          !(target instanceof XMLHttpRequest)
        const keyOf = (target: object, type: string, listener: object) =>
          `${target.constructor.name} ${idOf(target)} ${type} ${idOf(listener)}`
        EventTarget.prototype.addEventListener = function (type: string, listener, options) {
          const target = this ?? window
          if (listener && outlives(target)) {
            const key = keyOf(target, type, listener)
            listeners.add(key)
            const signal = typeof options === 'object' && options.signal
            if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(key))
          }
          return addEventListener.call(target, type, listener, options)
        }
        EventTarget.prototype.removeEventListener = function (type: string, listener, options) {
          const target = this ?? window
          if (listener && outlives(target)) listeners.delete(keyOf(target, type, listener))
          return removeEventListener.call(target, type, listener, options)
        }
        const open = new Set<string>()
        const { fetch } = window
        window.fetch = async (input, init) => {
          const url = String(input)
          open.add(url)
          init?.signal?.addEventListener('abort', () => open.delete(url))
          try {
            return await fetch(input, init)
          } finally {
            open.delete(url)
          }
        }
        Object.assign(window, {
          kept: () => ({ timers: timers.size, listeners: [...listeners], requests: [...open] }),
        })
      })
      interface Kept {
        readonly timers: number
        readonly listeners: readonly string[]
        readonly requests: readonly string[]
      }
      const kept = () => page.evaluate(() => (window as unknown as { kept(): Kept }).kept())

      await host.open({ head: script, body: '<main></main>' })
      const showAndRemove = async () => {
        const token = await sandbox.account()
        const place = page.locator('main')
        await place.evaluate(
          (main, html) => {
            main.innerHTML = html
          },
          tagHtml(tag, { token }),
        )
        const element = page.locator(tag)
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await openField(element)
        // A request that would take long is under way when the element goes.
        await sandbox.fault(token, { kind: 'delay', ms: 20_000, times: 'forever' })
        const asked = page.waitForRequest((request) => request.url().includes('/api/'))
        await element.evaluate((element, name) => {
          const value: unknown = Reflect.get(element, name)
          Reflect.set(element, name, !value)
        }, booleans.at(-1)?.[0] ?? '')
        await asked
        expect((await kept()).requests.length).toBeGreaterThan(0)
        await place.evaluate((main) => main.replaceChildren())
        // At once: not when their own time is up.
        expect((await kept()).requests).toEqual([])
      }
      // The first use leaves what React keeps once per document.
      await showAndRemove()
      await expect.poll(async () => (await kept()).timers).toBe(0)
      const before = (await kept()).listeners
      await showAndRemove()
      await expect.poll(async () => (await kept()).timers).toBe(0)
      expect((await kept()).listeners).toEqual(before)
    })

    test('leaves the heap where it was after 200 mounts', async ({ host, page, sandbox }) => {
      test.setTimeout(120_000)
      const token = await sandbox.account()
      await host.open({ head: script, body: '<main></main>' })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('HeapProfiler.enable')
      const mount = (times: number) =>
        page.evaluate(
          async ([html, times]) => {
            const main = document.querySelector('main')
            for (let turn = 0; turn < times; turn++) {
              const ready = new Promise((resolve) =>
                addEventListener('tw-ready', resolve, { once: true }),
              )
              if (main) main.innerHTML = html
              await ready
              main?.replaceChildren()
              await new Promise((resolve) => setTimeout(resolve))
            }
          },
          [tagHtml(tag, { token }), times] as const,
        )
      const collect = async () => {
        // What the browser itself remembers of console and network is not the element's.
        await devtools.send('Runtime.discardConsoleEntries')
        await page.evaluate(() => performance.clearResourceTimings())
        await devtools.send('HeapProfiler.collectGarbage')
        return (await devtools.send('Memory.getDOMCounters')).nodes
      }
      // One node more may stay, however many elements there were: it is the engine's.
      const least = (await collect()) + 1
      /** The heap once every node of every element is gone; aborted requests hold some for a moment. */
      const measure = async () => {
        await expect.poll(collect, { message: 'nodes left in memory' }).toBeLessThanOrEqual(least)
        return (await devtools.send('Runtime.getHeapUsage')).usedSize
      }
      // Until the engine has compiled what it will compile, the heap grows by that.
      await mount(300)
      const before = await measure()
      await mount(200)
      const after = await measure()
      const words = `${before} bytes before, ${after} after`
      expect(Math.abs(after / before - 1), words).toBeLessThan(0.05)
      test.info().annotations.push({ type: 'heap', description: words })
    })
  })

  test.describe(`<${tag}> builds`, () => {
    for (const mode of ['module', 'classic'] as const) {
      test(`${mode}: script and page on one origin`, async ({ embed }) => {
        const { element } = await embed(tag, { mode })
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await openField(element)
      })

      test(`${mode}: script from another origin than the page`, async ({ embed, sandbox }) => {
        const { element, token } = await embed(tag, { mode, script: 'foreign' })
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await expect(await openField(element)).toBeVisible()
        await expect.poll(async () => (await sandbox.calls(token)).length).toBeGreaterThan(0)
      })

      test(`${mode}: calls go to another origin by api-base`, async ({ embed, sandbox }) => {
        const token = await sandbox.account()
        const { element } = await embed(tag, {
          mode,
          origin: 'foreign',
          attributes: { token, 'api-base': sandbox.url },
        })
        await expect(await openField(element)).toBeVisible()
        await expect.poll(async () => (await sandbox.calls(token)).length).toBeGreaterThan(0)
      })
    }

    test('importing it on a server is harmless', async () => {
      const file = resolve(process.env.E2E_DIST ?? 'dist', 'widgets', `${tag}.js`)
      const run = promisify(execFile)(process.execPath, [
        '--input-type=module',
        '--eval',
        `await import(${JSON.stringify(file)})`,
      ])
      expect(await run).toEqual({ stdout: '', stderr: '' })
    })
  })
}
