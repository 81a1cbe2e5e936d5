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
    case 'records':
      return ['{"en":{"Next":"Go on"}}', { en: { Next: 'Go on' } }]
    case 'choice': {
      const other = property.choices.find((choice) => choice !== property.default) ?? ''
      return [other, other]
    }
    default:
      return ['sample', 'sample']
  }
}

/** What an element reads: its HTML, a property, and the value to expect. */
type Reading = readonly [html: string, property: string, value: unknown]

/** Puts each HTML into the page as a parser would, and compares what its element reads. */
async function expectReadings(page: Page, readings: readonly Reading[]): Promise<void> {
  expect(readings.length).toBeGreaterThan(0)
  const values = await page.evaluate(
    (readings) =>
      readings.map(([html, property]) => {
        document.body.innerHTML = html
        return Reflect.get(document.body.firstElementChild ?? {}, property) as unknown
      }),
    readings,
  )
  const read = readings.map(([html, property], at): Reading => [html, property, values[at]])
  expect(read).toEqual(readings)
}

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

    test('each is read in every spelling, a bad value as the default', async ({ page }) => {
      const readings = properties.flatMap(([name, property]): Reading[] => {
        const [text, value] = sampleOf(property)
        const written = [kebab(name), name, name.toLowerCase(), name.toUpperCase()]
        const spelled = written.map(
          (spelling): Reading => [tagHtml(tag, { [spelling]: text }), name, value],
        )
        const isStrict = ['choice', 'record', 'records'].includes(property.type)
        const bad = isStrict ? ['no such thing', '{"half', '[]', '7', 'null'] : []
        const defaults = [{}, ...bad.map((text) => ({ [kebab(name)]: text }))].map(
          (attributes): Reading => [tagHtml(tag, attributes), name, property.default],
        )
        return [...spelled, ...defaults]
      })
      await expectReadings(page, readings)
      const samples = properties.map(
        ([name, property]) => [kebab(name), name, sampleOf(property)[1]] as const,
      )
      const assigned = await page.evaluate(
        ([tag, samples]) =>
          samples.map(([spelling, name, value]) => {
            const element = document.createElement(tag)
            document.body.replaceChildren(element)
            Reflect.set(element, spelling, value)
            return Reflect.get(element, name) as unknown
          }),
        [tag, samples] as const,
      )
      expect(assigned, 'as properties with hyphens').toEqual(samples.map(([, , value]) => value))
    })

    test('a boolean is true bare, empty, 1 or true, and false for 0, false or absence', async ({
      page,
    }) => {
      const values = [true, '', '1', 'true', 'TRUE', '0', 'false', 'FALSE', undefined] as const
      const readings = booleans.flatMap(([name]) =>
        values.map((value, at): Reading => [tagHtml(tag, { [kebab(name)]: value }), name, at < 5]),
      )
      await expectReadings(page, readings)
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
