import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

for (const subject of elements) {
  const { declaration, firstButton, createIdentity, openField, sendCall } = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> when it is removed`, fullUnless(tag === 'tw-transfer'), () => {
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
          leftBehind: () => ({
            timers: timers.size,
            listeners: [...listeners],
            requests: [...open],
          }),
        })
      })
      interface LeftBehind {
        readonly timers: number
        readonly listeners: readonly string[]
        readonly requests: readonly string[]
      }
      const leftBehind = () =>
        page.evaluate(() => (window as unknown as { leftBehind(): LeftBehind }).leftBehind())

      await host.open({ head: script, body: '<main></main>' })
      const showAndRemove = async () => {
        const identity = await createIdentity(sandbox)
        const place = page.locator('main')
        await place.evaluate(
          (main, html) => {
            main.innerHTML = html
          },
          tagHtml(tag, identity.attributes),
        )
        const element = page.locator(tag)
        await events.next('tw-ready')
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await openField(element)
        // A slow request is pending when the element is removed.
        await sandbox.addFault(identity.caller, { kind: 'delay', ms: 20_000, times: 'forever' })
        const requestPromise = page.waitForRequest((request) => request.url().includes('/api/'))
        await sendCall(element, identity)
        await requestPromise
        expect((await leftBehind()).requests.length).toBeGreaterThan(0)
        await place.evaluate((main) => main.replaceChildren())
        // Aborted at once, not by their time limit.
        expect((await leftBehind()).requests).toEqual([])
      }
      // The first use leaves what React keeps once per document.
      await showAndRemove()
      await expect.poll(async () => (await leftBehind()).timers).toBe(0)
      const before = (await leftBehind()).listeners
      await showAndRemove()
      await expect.poll(async () => (await leftBehind()).timers).toBe(0)
      const added = async () =>
        (await leftBehind()).listeners.filter((listener) => !before.includes(listener))
      // React removes the last listeners shortly after the unmount.
      await expect.poll(added).toEqual([])
    })

    test('leaves no node in memory after 200 mounts', {
      tag: '@full',
    }, async ({ host, page, sandbox }) => {
      const { attributes } = await createIdentity(sandbox)
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
        // Clears what the browser itself keeps of console and network.
        await devtools.send('Runtime.discardConsoleEntries')
        await page.evaluate(() => {
          performance.clearResourceTimings()
          // React remembers the target of the last event, such as a logo that has loaded.
          document.dispatchEvent(new Event('selectionchange'))
        })
        await devtools.send('HeapProfiler.collectGarbage')
        return (await devtools.send('Memory.getDOMCounters')).nodes
      }
      // The engine may keep one node more, however many elements there were.
      const baseline = (await collect()) + 1
      await mount(200)
      // Aborted requests hold some nodes for a moment.
      await expect.poll(collect, { message: 'nodes left in memory' }).toBeLessThanOrEqual(baseline)
    })
  })
}
