import type { Page } from '@playwright/test'
import type { PropertyDeclaration } from '../../shared/element/entry/declaration.ts'
import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectFirstCall } from './expect-first-call.ts'
import { reactHost } from './react-host.ts'

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

for (const subject of elements) {
  const { declaration, createIdentity } = subject
  const tag = declaration.tag as Tag
  /** The properties with an attribute; a callback has none. */
  const properties = Object.entries<PropertyDeclaration>(declaration.properties).filter(
    ([, { type }]) => type !== 'callback',
  )
  const booleans = properties.filter(([, { type }]) => type === 'boolean')
  const script = scriptHtml(tag)

  test.describe(`<${tag}> attributes`, fullUnless(tag === 'tw-transfer'), () => {
    test.beforeEach(async ({ host, page }) => {
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
    })

    test('each is read in every spelling', async ({ page }) => {
      for (const [name, property] of properties) {
        const [text, value] = sampleOf(property)
        for (const spelling of [kebab(name), name, name.toLowerCase(), name.toUpperCase()]) {
          const html = tagHtml(tag, { [spelling]: text })
          expect(await readFromHtml(page, html, name), html).toEqual(value)
        }
        expect(await readFromHtml(page, tagHtml(tag), name), `${name}, absent`).toEqual(
          property.default,
        )
        const assigned = await page.evaluate(
          ([spelling, name, value]) => {
            const element = document.body.firstElementChild ?? {}
            Reflect.set(element, spelling, value)
            return Reflect.get(element, name) as unknown
          },
          [kebab(name), name, value] as const,
        )
        expect(assigned, `${name} as a property with hyphens`).toEqual(value)
      }
    })

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

  test.describe(`<${tag}> properties`, fullUnless(tag === 'tw-transfer'), () => {
    test('are applied if they were set before the script has loaded', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes, caller } = await createIdentity(sandbox)
      await host.open({ body: tagHtml(tag) })
      await page.evaluate(
        ([tag, attributes]) => {
          const element = document.querySelector(tag)
          const early = {
            ...attributes,
            appLang: 'ja',
            theme: 'light',
            'api-base': location.origin,
          }
          Object.assign(element ?? {}, early)
        },
        [tag, attributes] as const,
      )
      await page.addScriptTag({ type: 'module', url: `/widgets/${tag}.js` })
      await events.next('tw-ready')
      expect(await events.all('tw-navigate')).toEqual([])
      await expectFirstCall(subject, sandbox, caller)
      await expect(page.locator(`${tag} .tw[lang="ja"]`)).toBeVisible()
      const base = await page.locator(tag).evaluate((element) => Reflect.get(element, 'apiBase'))
      expect(base, 'set as api-base').toBe(sandbox.url)
    })

    test('can be set by JSX of React 19', async ({ host, page, sandbox, events }) => {
      const { attributes } = await createIdentity(sandbox)
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

  test(
    `<${tag}> treats all changes of its language in one tick as one`,
    fullUnless(tag === 'tw-transfer'),
    async ({ embed, page }) => {
      const { element } = await embed(tag)
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const languages = await element.evaluate(
        (element) =>
          new Promise<string[]>((resolve) => {
            const wrapper = element.shadowRoot?.querySelector('[lang]')
            const changes: string[] = []
            if (wrapper) {
              new MutationObserver(() => {
                changes.push(wrapper.getAttribute('lang') ?? '')
                if (changes.at(-1) === 'ko') resolve(changes)
              }).observe(wrapper, { attributeFilter: ['lang'] })
            }
            for (const lang of ['zh', 'en', 'ja', 'ko']) element.setAttribute('app-lang', lang)
          }),
      )
      expect(languages).toEqual(['ko'])
      expect(loaded.filter((url) => /[/.]ko[-.]/.test(url)).length).toBeGreaterThan(0)
      expect(loaded.filter((url) => /[/.](zh|ja)[-.]/.test(url))).toEqual([])
    },
  )
}
