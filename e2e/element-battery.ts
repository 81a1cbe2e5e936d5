import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import type { PropertyDeclaration } from '../shared/element/declaration.ts'
import { reactHost } from './fixtures/react-host.ts'
import type { ElementUnderTest, Tag } from './support/elements.ts'
import { scriptHtml, tagHtml } from './support/host.ts'
import type { Sandbox, Whose } from './support/sandbox.ts'
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

/** What stands in the fields of an element. */
const typedIn = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value),
  )

/** What an embedder may rely on, whatever the element; run for each. */
export function elementBattery(subject: ElementUnderTest): void {
  const { declaration, token: tokenUse, firstButton, drawnTag, fileFaults } = subject
  const { mint, openField, ask } = subject
  const tag = declaration.tag as Tag
  /** Those with an attribute; a function of the page has none. */
  const properties = Object.entries<PropertyDeclaration>(declaration.properties).filter(
    ([, { type }]) => type !== 'callback',
  )
  const booleans = properties.filter(([, { type }]) => type === 'boolean')
  const script = scriptHtml(tag)

  /** One that lives by a token asks for what it shows; another asks nothing by itself. */
  const expectFirstCall = async (sandbox: Sandbox, whose: Whose) => {
    const calls = async () => (await sandbox.calls(whose)).length
    if (tokenUse) await expect.poll(calls).toBeGreaterThan(0)
    else expect(await calls()).toBe(0)
  }

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
      const { attributes, whose } = await mint(sandbox)
      await host.open({ body: tagHtml(tag) })
      await page.evaluate(
        ([tag, own]) => {
          const element = document.querySelector(tag)
          Object.assign(element ?? {}, { ...own, appLang: 'ja', theme: 'light' })
        },
        [tag, attributes] as const,
      )
      await page.addScriptTag({ type: 'module', url: `/widgets/${tag}.js` })
      await events.next('tw-ready')
      expect(await events.all('tw-navigate')).toEqual([])
      await expectFirstCall(sandbox, whose)
      await expect(page.locator(`${tag} [lang="ja"]`)).toBeVisible()
    })

    test('work as JSX of React 19 writes them', async ({ host, page, sandbox, events }) => {
      const { attributes } = await mint(sandbox)
      const given = Object.fromEntries(
        properties.map(([name, property]) => [name, sampleOf(property)[1]]),
      )
      const props = { ...given, ...attributes, apiBase: sandbox.url, apiPaths: {} }
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
  })

  test.describe(`<${tag}> and its token`, () => {
    if (!tokenUse) {
      test('can be used at once without one, asks nothing, and leads nowhere', async ({
        embed,
        events,
        page,
      }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const { element } = await embed(tag)
        await expect(element.getByRole('button', { name: firstButton })).toBeEnabled()
        await expect(await openField(element)).toBeEditable()
        expect(await events.all()).toMatchObject([{ type: 'tw-ready' }])
        expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
      })
      return
    }
    const { header, keepsTyped, without } = tokenUse
    const asAttribute = (element: Locator, token: string | undefined) =>
      element.evaluate((element, token) => element.setAttribute('token', token ?? ''), token)

    test('sends it in its header and nowhere else', async ({ embed, page }) => {
      const asked = page.waitForRequest((request) => request.url().includes('/api/'))
      const { token } = await embed(tag)
      const request = await asked
      const headers = Object.entries(await request.allHeaders())
      const holding = headers.filter(([, value]) => value.includes(token)).map(([name]) => name)
      expect(holding).toEqual([header])
      expect(request.url()).not.toContain(token)
    })

    test('never shows it in the document', async ({ host, page, sandbox, events }) => {
      const { secret } = await mint(sandbox)
      await host.open({ head: script, body: tagHtml(tag, { token: '' }) })
      await events.next('tw-navigate')
      await page
        .locator(tag)
        .evaluate((element, token) => Object.assign(element, { token }), secret)
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      const everything = await page
        .locator(tag)
        .evaluate((element) => document.documentElement.outerHTML + element.shadowRoot?.innerHTML)
      expect(everything).not.toContain(secret)
      expect(everything).toContain('<button')
    })

    test('a removed one is gone at once and said once', async ({ embed, events, sandbox }) => {
      const { element, whose } = await embed(tag)
      await expectFirstCall(sandbox, whose)
      const left = await element.evaluate((element) => {
        element.removeAttribute('token')
        return Reflect.get(element, 'token') as unknown
      })
      expect(left).toBe('')
      await expect(element.getByText(without.title)).toBeVisible()
      await expect(element.getByRole('button', { name: firstButton })).toBeHidden()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: without.reason } },
      ])
    })

    test(`a new one goes on after a removed one and ${keepsTyped ? 'keeps' : 'forgets'} what was typed`, async ({
      embed,
      events,
      sandbox,
      problems,
    }) => {
      const { element } = await embed(tag)
      const next = await mint(sandbox)
      const field = await openField(element)
      await field.fill('123')
      await element.evaluate((element) => element.removeAttribute('token'))
      await expect(element.getByText(without.title)).toBeVisible()
      await asAttribute(element, next.attributes.token)
      await expect(element.getByText(without.title)).toBeHidden()
      await expectFirstCall(sandbox, next.whose)
      if (!keepsTyped) await openField(element)
      await expect(field).toHaveValue(keepsTyped ? '123' : '')
      expect((await events.all('tw-navigate')).length).toBe(1)
      expect(await problems.all()).toEqual([])
    })

    test('without one it says so and asks nothing', async ({ embed, events, page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const { element } = await embed(tag, { attributes: { token: '' }, waits: false })
      await expect(element.getByText(without.title)).toBeVisible()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: without.reason } },
      ])
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    })

    test('all changes of it in one tick are one change', async ({ embed, sandbox }) => {
      const { element, token } = await embed(tag)
      const [skipped, last] = [await mint(sandbox), await mint(sandbox)]
      await element.evaluate(
        (element, tokens) => {
          for (const token of tokens) element.setAttribute('token', token)
        },
        [skipped.secret, token, skipped.secret, last.secret],
      )
      await expectFirstCall(sandbox, last.whose)
      expect(await sandbox.calls(skipped.whose)).toEqual([])
      const paths = (await sandbox.calls(last.whose)).map(({ path }) => path)
      expect(paths).toEqual([...new Set(paths)])
    })
  })

  test(`<${tag}> takes all changes of its language in one tick for one change`, async ({
    embed,
    page,
  }) => {
    const { element } = await embed(tag)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const languages = await element.evaluate(
      (element) =>
        new Promise<string[]>((resolve) => {
          const wrapper = element.shadowRoot?.querySelector('[lang]')
          const seen: string[] = []
          if (wrapper) {
            new MutationObserver(() => {
              seen.push(wrapper.getAttribute('lang') ?? '')
              if (seen.at(-1) === 'ko') resolve(seen)
            }).observe(wrapper, { attributeFilter: ['lang'] })
          }
          for (const lang of ['zh', 'en', 'ja', 'ko']) element.setAttribute('app-lang', lang)
        }),
    )
    expect(languages).toEqual(['ko'])
    expect(loaded.filter((url) => /[/.]ko[-.]/.test(url)).length).toBeGreaterThan(0)
    expect(loaded.filter((url) => /[/.](zh|ja)[-.]/.test(url))).toEqual([])
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
      test(`keeps what was typed when it is moved by ${name}`, async ({ embed, events, page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const { element } = await embed(tag, { body: '<div id="elsewhere"></div>' })
        const field = await openField(element)
        await field.fill('123.45')
        await field.focus()
        const before = (await events.all()).length
        const calls = () => asked.filter((url) => url.includes('/api/')).length
        const callsBefore = calls()

        await element.evaluate(move)
        await expect(field).toHaveValue('123.45')
        if (name === 'moveBefore') await expect(field).toBeFocused()
        // Still the same element, alive: it goes on taking what is typed.
        await field.fill('6')
        await expect(field).toHaveValue('6')
        expect((await events.all()).slice(before)).toEqual([])
        expect(calls()).toBe(callsBefore)
        expect(await page.locator(tag).count()).toBe(1)
      })
    }

    test('begins anew when it was removed and comes back', async ({ embed, events, page }) => {
      const { element } = await embed(tag)
      const field = await openField(element)
      await field.fill('17')
      const handle = await element.elementHandle()
      await handle?.evaluate((element) => element.remove())
      await expect(page.locator(tag)).toHaveCount(0)
      await handle?.evaluate((element) => document.body.append(element))
      await events.next('tw-ready')
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      expect(await typedIn(element)).not.toContain('17')
    })

    test('does nothing before it is inserted', async ({ host, page, sandbox, events }) => {
      const [idle, shown] = [await mint(sandbox), await mint(sandbox)]
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const drawn = await page.evaluate(
        async ([tag, idle, shown]) => {
          const never = Object.assign(document.createElement(tag), idle)
          const detached = document.createElement('div')
          detached.append(never)
          const other = Object.assign(document.createElement(tag), shown)
          const ready = new Promise((resolve) => other.addEventListener('tw-ready', resolve))
          document.body.append(other)
          await ready
          return never.shadowRoot?.childNodes.length ?? 0
        },
        [tag, idle.attributes, shown.attributes] as const,
      )
      expect(drawn).toBe(0)
      await expectFirstCall(sandbox, shown.whose)
      expect(await sandbox.calls(idle.whose)).toEqual([])
      expect((await events.all('tw-ready')).length).toBe(1)
    })

    test('shares nothing with another one beside it', async ({ host, page, sandbox, events }) => {
      const [first, second] = [await mint(sandbox), await mint(sandbox)]
      await host.open({
        head: script,
        body:
          tagHtml(tag, { id: 'first', ...first.attributes, 'app-lang': 'zh', theme: 'light' }) +
          tagHtml(tag, { id: 'second', ...second.attributes }),
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
      for (const { whose } of [first, second]) await expectFirstCall(sandbox, whose)

      // A field of the second, a language and an end of the first: neither meets the other.
      const field = await openField(two)
      await field.fill('7')
      await one.evaluate((element) => element.setAttribute('app-lang', 'ja'))
      await expect(one.locator('[lang="ja"]')).toBeVisible()
      await one.evaluate((element) => element.removeAttribute('token'))
      if (tokenUse) await events.next('tw-navigate')
      await expect(field).toHaveValue('7')
      expect(await typedIn(one)).not.toContain('7')
      await expect(two.locator('[lang="en"]')).toBeVisible()
      const speakers = async (type: string) => (await events.all(type)).map(({ id }) => id)
      expect(await speakers('tw-navigate')).toEqual(tokenUse ? ['first'] : [])
      expect(await speakers('tw-step')).not.toContain('first')
    })

    test('is harmless when its script comes twice, as module and as classic script', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes } = await mint(sandbox)
      await host.open({
        head: [
          script,
          `<script type="module" src="/widgets/${tag}.js?again"></script>`,
          scriptHtml(tag, 'classic'),
          scriptHtml(tag, 'classic'),
        ].join(''),
        body: tagHtml(tag, attributes),
      })
      await events.next('tw-ready')
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      expect((await events.all('tw-ready')).length).toBe(1)
    })
  })

  test.describe(`<${tag}> says`, () => {
    test('events that leave every shadow root', async ({ host, page, sandbox }) => {
      const { attributes } = await mint(sandbox)
      await host.open({
        head: script,
        body: '<section><div id="outer"></div></section>',
      })
      const seen = await page.evaluate(
        ([tag, own]) =>
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
            outer?.append(Object.assign(document.createElement(tag), own))
          }),
        [tag, attributes] as const,
      )
      expect(seen).toEqual({
        bubbles: true,
        composed: true,
        cancelable: false,
        detail: {},
        isCustom: true,
      })
    })

    test('the same to every native bridge, and never what is secret', async ({
      host,
      events,
      page,
      sandbox,
    }) => {
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
      const own = await mint(sandbox)
      await host.open({ head: script, body: tagHtml(tag, own.attributes) })
      await events.next('tw-ready')
      const element = page.locator(tag)
      await openField(element)
      await ask(element, own)
      // A step, a refusal or an end: whatever that leads to.
      await expect.poll(async () => (await events.all()).length).toBeGreaterThan(1)
      await element.evaluate((element) => element.removeAttribute('token'))
      if (tokenUse) await events.next('tw-navigate')

      const expected = (await events.all()).map(({ type, detail }) => ({
        source: 'tw',
        v: 1,
        element: tag,
        type,
        detail,
      }))
      expect(expected.length).toBeGreaterThan(1)
      const heard = await page.evaluate(() => (window as unknown as { heard: object }).heard)
      expect(heard).toEqual({
        reactNative: expected,
        webkit: expected,
        android: expected,
        flutter: expected,
      })
      expect(JSON.stringify(heard)).not.toContain(own.secret)
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
      test.slow()
      problems.expect(/^console: (Failed to load resource|tw-[\w-]+ |.*dynamically imported)/)
      // What is fetched by the time the first view can be used, but for what the script needs to run.
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const needed = fetched.splice(0)
      await embed(tag)
      const files = fetched.filter((url) => /\/widgets\/.*\.js$/.test(url) && !needed.includes(url))
      expect(files.length).toBeGreaterThan(0)

      const lastResort = 'This could not be shown'
      const words: Readonly<Record<string, string>> = {
        load: lastResort,
        render: lastResort,
        network: tokenUse?.without.title ?? lastResort,
      }
      const { attributes } = await mint(sandbox)
      for (const file of files) {
        await events.clear()
        let isCut = true
        await page.route(file, (route) => (isCut ? route.abort() : route.continue()))
        const { element } = await embed(tag, { waits: false, attributes })
        const retry = element.getByRole('button', { name: 'Try again' })
        const ready = element.getByRole('button', { name: firstButton })
        await expect(retry.or(ready).first(), file).toBeVisible()
        const isNeeded = await retry.isVisible()
        if (isNeeded) {
          const { kind } = (await events.next('tw-error')).detail
          expect(fileFaults, file).toContain(kind)
          await expect(element.getByText(words[String(kind)] ?? '')).toBeVisible()
          isCut = false
          await retry.click()
          await expect(ready, file).toBeVisible()
        }
        await page.unroute(file)
      }
    })
  })

  test.describe(`<${tag}> when it is removed`, () => {
    test('leaves no timer, no listener and no request behind', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
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
        /** Listeners of an element and of its own targets die with it; those of the page, its media and its network do not. */
        const outlives = (target: unknown): target is object =>
          target instanceof Object &&
          !(target instanceof Element) &&
          !(target instanceof ShadowRoot) &&
          !(target instanceof AbortSignal) &&
          target.constructor !== EventTarget &&
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
        const own = await mint(sandbox)
        const place = page.locator('main')
        await place.evaluate(
          (main, html) => {
            main.innerHTML = html
          },
          tagHtml(tag, own.attributes),
        )
        const element = page.locator(tag)
        await events.next('tw-ready')
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await openField(element)
        // A request that would take long is under way when the element goes.
        await sandbox.fault(own.whose, { kind: 'delay', ms: 20_000, times: 'forever' })
        const asked = page.waitForRequest((request) => request.url().includes('/api/'))
        await ask(element, own)
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
      const added = async () =>
        (await kept()).listeners.filter((listener) => !before.includes(listener))
      // React removes the last of them a moment after it is unmounted.
      await expect.poll(added).toEqual([])
    })

    test('leaves the heap where it was after 200 mounts', async ({ host, page, sandbox }) => {
      test.slow()
      const { attributes } = await mint(sandbox)
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
          [tagHtml(tag, attributes), times] as const,
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
        const { element, whose } = await embed(tag, { mode, script: 'foreign' })
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await expect(await openField(element)).toBeVisible()
        await expectFirstCall(sandbox, whose)
      })

      test(`${mode}: calls go to another origin by api-base`, async ({ embed, sandbox }) => {
        const own = await mint(sandbox)
        const { element } = await embed(tag, {
          mode,
          origin: 'foreign',
          attributes: { ...own.attributes, 'api-base': sandbox.url },
        })
        await expect(await openField(element)).toBeVisible()
        const calls = async () => (await sandbox.calls(own.whose)).length
        const before = await calls()
        await ask(element, own)
        await expect.poll(calls).toBeGreaterThan(before)
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
