import type { Locator, Page, Request } from '@playwright/test'
import { boxOf } from '../support/box.ts'
import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** CSS that changes everything it can reach. */
const hostileCss = `
  html { font-size: 40px; color-scheme: light; direction: rtl; }
  * {
    all: unset !important;
    display: block !important;
    font-size: 40px !important;
    line-height: 3 !important;
    color: lime !important;
    background: red !important;
    letter-spacing: 9px !important;
    text-transform: uppercase !important;
    visibility: visible !important;
    padding: 31px !important;
    cursor: wait !important;
  }
  head, script, style, title { display: none !important; }
  #around { transform: rotate(1deg) scale(0.9) !important; filter: sepia(1) !important; }
  button, input, h2, p, .tw, .tw-frame, .tw-button { border: 7px dotted red !important; }
  ::selection { background: black !important; }
`

/** Changes to prototypes, as old libraries made them. */
const hostileScript = `
  for (const { prototype } of [Array, String, Number, Function, Element]) {
    prototype.each = function () { throw new Error('not ours') }
    prototype.extra = { not: 'ours' }
  }
  Array.prototype.last = function () { return this[this.length - 1] }
  Array.prototype.toJSON = function () { return this.slice() }
  window.$ = window._ = window.process = () => { throw new Error('not ours') }
`

/** A page with an element among its own styles and scripts. */
const pageWith = (
  tag: Tag,
  attributes: Parameters<typeof tagHtml>[1],
  css: string,
  script: string,
) => ({
  head: `<style>${css}</style><script>${script}</script>${scriptHtml(tag)}`,
  body: `<div id="around">${tagHtml(tag, attributes)}</div>`,
})

const comparedProperties = [
  'color',
  'background-color',
  'font-size',
  'font-family',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'direction',
  'display',
  'visibility',
  'opacity',
  'cursor',
  'padding-top',
  'padding-inline-start',
  'margin-top',
  'margin-inline-start',
  'border-top-width',
  'border-top-style',
  'border-radius',
  'box-sizing',
  'filter',
]

/** How everything inside the shadow root looks, in the order of the tree: `TAG.class property: value`. */
const stylesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((host, names) => {
    const all = [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    return all.flatMap((node, at) => {
      const style = getComputedStyle(node)
      const place = `${at} ${node.tagName}.${node.getAttribute('class') ?? ''}`
      return names.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`)
    })
  }, comparedProperties)

/** Returns the looks of an element once no request is pending and nothing changes any more. */
const trackStyles = (page: Page) => {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return async (element: Locator): Promise<string[]> => {
    let styles: string[] = []
    let unchangedCount = 0
    const isSettled = async () => {
      const before = styles.join()
      styles = await stylesOf(element)
      unchangedCount =
        pendingRequests.size === 0 && styles.join() === before ? unchangedCount + 1 : 0
      return unchangedCount > 1
    }
    await expect.poll(isSettled, { intervals: [300] }).toBe(true)
    return styles
  }
}

/** Only the lines that differ, to keep failures short. */
const differences = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((line) => !other.includes(line)).map((line) => `- ${line}`),
  ...other.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
]

/** Everything outside an element that it could change. */
const surroundings = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.body)
      // A typed property of the elements is listed everywhere, and has an effect in them alone.
      const names = [...style].filter((name) => !name.startsWith('--_tw-'))
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
    }
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      styleSheets: document.styleSheets.length,
      adopted: document.adoptedStyleSheets.length,
      head: document.head.innerHTML,
      bodyChildren: document.body.children.length,
      root: document.documentElement
        .cloneNode(false)
        .isEqualNode(
          new DOMParser()
            .parseFromString('<html lang="en"></html>', 'text/html')
            .documentElement.cloneNode(false),
        ),
      paragraph: styleOf('p'),
      button: styleOf('button'),
      cookies: document.cookie,
      stored: Object.keys(localStorage),
    }
  })

for (const { declaration, token: tokenUse, firstButton, createIdentity, openField } of elements) {
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> on a hostile page`, fullUnless(tag === 'tw-transfer'), () => {
    test('looks the same with hostile CSS and changed prototypes', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes } = await createIdentity(sandbox)
      // Elements mark what was on screen, which depends on the layout of the page.
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {}
        // What was typed would be kept.
        try {
          localStorage.clear()
        } catch {
          // Firefox also runs this before the page, where there is no storage.
        }
      })
      const settledStyles = trackStyles(page)
      const renderWith = async (css: string, script = '') => {
        await host.open(pageWith(tag, attributes, css, script))
        await events.next('tw-ready')
        const element = page.locator(tag)
        const home = element.getByRole('button', { name: firstButton })
        await home.waitFor()
        // Every element adds its toasts last.
        await element.locator('.tw-toasts').waitFor({ state: 'attached' })
        const first = await settledStyles(element)
        const field = await openField(element)
        await field.fill('12')
        // What is under the pointer looks different, and it need not be the same part.
        await page.mouse.move(0, 0)
        return { first, later: await settledStyles(element) }
      }
      const plain = await renderWith('')
      expect(plain.first.length).toBeGreaterThan(comparedProperties.length)
      const hostile = await renderWith(hostileCss, hostileScript)
      expect(differences(plain.first, hostile.first)).toEqual([])
      expect(differences(plain.later, hostile.later)).toEqual([])
    })

    test('keeps its input while the page removes it for a minute', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes } = await createIdentity(sandbox)
      await page.clock.install()
      await host.open(pageWith(tag, attributes, hostileCss, hostileScript))
      await events.next('tw-ready')
      const element = page.locator(tag)
      const field = await openField(element)
      await field.fill('12')
      const handle = await element.elementHandle()
      await handle?.evaluate((element) => element.remove())
      await page.clock.runFor(60_000)
      await handle?.evaluate((element) => document.body.append(element))
      // An element without a token keeps nothing and starts again.
      if (tokenUse) await expect(field).toHaveValue(/^12(\.00)?$/)
      else await events.next('tw-ready')
    })

    test('follows neither rem nor the colour scheme of the page', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes } = await createIdentity(sandbox)
      const appearanceWith = async (css: string) => {
        await host.open({
          head: `<style>${css}</style>${scriptHtml(tag)}`,
          body: tagHtml(tag, attributes),
        })
        await events.next('tw-ready')
        const box = await boxOf(page.locator(tag).getByRole('button', { name: firstButton }))
        const ground = await page
          .locator(`${tag} [lang]`)
          .first()
          .evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
        return { width: box.width, height: box.height, ground }
      }
      const plain = await appearanceWith('')
      expect(await appearanceWith('html { font-size: 40px }')).toEqual(plain)
      expect(await appearanceWith('html { color-scheme: dark }')).toEqual(plain)
    })

    test('falls back from the fonts of the page to fonts of its language', async ({ embed }) => {
      const { element } = await embed(tag, {
        head: `<style>${tag} { --tw-font: Georgia; --tw-font-display: Didot }</style>`,
        attributes: { 'app-lang': 'zh' },
      })
      for (const [part, fonts] of [
        ['h2', /^Didot, "PingFang TC"/],
        ['.tw', /^Georgia, "PingFang TC"/],
      ] as const) {
        await expect(element.locator(part).first()).toHaveCSS('font-family', fonts)
      }
    })

    test('theme="system" follows the device', async ({ embed, page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      const { element } = await embed(tag, { attributes: { theme: 'system' } })
      const wrapper = element.locator('[lang]').first()
      const ground = () => wrapper.evaluate((node) => getComputedStyle(node).backgroundColor)
      const light = await ground()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(ground).not.toBe(light)
    })

    for (const mode of ['module', 'classic'] as const) {
      const title = `leaves nothing outside itself (${mode})`
      test(
        title,
        fullUnless(mode === 'module' && tag === 'tw-transfer'),
        async ({ host, page, sandbox, events }) => {
          const { attributes } = await createIdentity(sandbox)
          await host.open({
            head: scriptHtml(tag, mode).replace('src=', 'data-src='),
            body: `<p>Text of the page</p><button>Its button</button><main></main>`,
          })
          const before = await surroundings(page)
          await page.evaluate(() => {
            const waiting = document.querySelector<HTMLScriptElement>('script[data-src]')
            const script = document.createElement('script')
            if (waiting?.type) script.type = waiting.type
            script.src = waiting?.dataset.src ?? ''
            // Removed as soon as it has loaded, so that the head can be compared.
            script.onload = () => script.remove()
            document.head.append(script)
          })
          await page.evaluate(
            ([tag, attributes]) => {
              const element = Object.assign(document.createElement(tag), attributes)
              document.querySelector('main')?.append(element)
            },
            [tag, attributes] as const,
          )
          await events.next('tw-ready')
          await openField(page.locator(tag))
          await expect(page.locator('head script:not([data-src])')).toHaveCount(0)
          expect(await surroundings(page)).toEqual(before)
        },
      )
    }
  })
}

test('An element works in an app whose bridges throw as soon as they are looked for', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new TypeError('This app has no such bridge')
    }
    const forbidding = new Proxy({}, { get: forbid })
    const bridge = (value: object) => ({ value, configurable: true })
    Object.defineProperties(window, {
      webkit: bridge({ messageHandlers: forbidding }),
      TwHost: { get: forbid },
      ReactNativeWebView: { get: forbid },
      flutter_inappwebview: bridge(forbidding),
    })
  })
  await host.open({ head: scriptHtml('tw-account'), body: tagHtml('tw-account') })
  const element = page.locator('tw-account')
  await expect(element.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
