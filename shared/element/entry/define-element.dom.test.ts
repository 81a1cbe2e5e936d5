import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUsdChannel } from '../../api/endpoints/home.ts'
import { readProperties } from './attributes.ts'
import { commonProperties, declareElement, tokenProperty } from './declaration.ts'
import { defineElement, type ElementModule } from './define-element.ts'
import { earlyFetch } from './early-fetch.ts'
import type { ElementEntry } from './element-entry.ts'
import type { FirstPaint } from './first-paint.ts'

const texts = (text: string) => ({ en: text, zh: text, ja: text, ko: text })
let count = 0

/** Defines a new tag whose class is loaded by `load`; `handed` are the first paints it takes over. */
function define(load: () => Promise<void>) {
  const tag: `tw-${string}` = `tw-defined-${++count}`
  const declaration = declareElement({ tag, properties: commonProperties })
  const handed: FirstPaint[] = []
  const createElementClass = ({ firstPaintOf }: ElementEntry<typeof declaration>) =>
    class extends HTMLElement {
      connectedCallback() {
        handed.push(firstPaintOf(this, readProperties(this, declaration)))
      }
    }
  const insert = () => {
    const element = document.createElement(tag)
    document.body.append(element)
    return element
  }
  const first = insert()
  const defined = defineElement(
    declaration,
    { title: texts('Title'), catalogues: {} },
    async (): Promise<ElementModule<typeof declaration>> => {
      await load()
      return { createElementClass }
    },
  )
  return { tag, first, insert, handed, defined }
}
const titleOf = (element: Element) => element.shadowRoot?.querySelector('h2')?.textContent
const alertOf = (element: Element) => element.shadowRoot?.querySelector('[role=alert]')

beforeEach(() => {
  document.body.replaceChildren()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('elements are painted before their tag is defined, also those that are inserted later', async () => {
  let come = () => {}
  const { tag, first, insert, handed, defined } = define(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  expect(titleOf(first)).toBe('Title')
  const second = insert()
  await expect.poll(() => titleOf(second)).toBe('Title')
  expect(customElements.get(tag)).toBeUndefined()
  const painted = first.shadowRoot?.firstChild
  come()
  await defined
  expect(handed).toHaveLength(2)
  // The class takes over what is painted.
  expect(first.shadowRoot?.firstChild).toBe(painted)
})

test('a class that fails to load is reported to page and person, and the person can retry', async () => {
  let isOnline = false
  const { tag, first, defined } = define(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
  })
  const onError = vi.fn()
  first.addEventListener('tw-error', ({ detail }: CustomEventInit) => onError(detail))
  await expect.poll(() => alertOf(first)?.textContent).toBe('This could not be shown.')
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    kind: 'load',
    message: 'This could not be shown.',
  })
  isOnline = true
  first.shadowRoot?.querySelector('button')?.click()
  await defined
  expect(customElements.get(tag)).toBeDefined()
})

test('inserting an element after a failed load tries again', async () => {
  let isOnline = false
  const { tag, first, insert, defined } = define(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
  })
  await expect.poll(() => alertOf(first)).toBeTruthy()
  isOnline = true
  insert()
  await defined
  expect(customElements.get(tag)).toBeDefined()
})

test('an element that another release has painted is not touched', () => {
  const element = document.createElement('tw-defined-elsewhere')
  element.attachShadow({ mode: 'open' }).innerHTML = '<h2>Theirs</h2>'
  document.body.append(element)
  const declaration = declareElement({ tag: 'tw-defined-elsewhere', properties: commonProperties })
  const parts = { title: texts('Ours'), catalogues: {} }
  void defineElement(declaration, parts, () => new Promise(() => {}))
  expect(titleOf(element)).toBe('Theirs')
})

test('a release that fails to load does not touch the elements of another release', async () => {
  let fail = (_: Error) => {}
  const { tag, first, defined } = define(
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  const onError = vi.fn()
  first.addEventListener('tw-error', onError)
  const paintedByOther = document.createElement('h2')
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback() {
        this.shadowRoot?.replaceChildren(paintedByOther)
      }
    },
  )
  fail(new TypeError('Failed to fetch'))
  await defined
  expect(onError).not.toHaveBeenCalled()
  expect([...(first.shadowRoot?.childNodes ?? [])]).toEqual([paintedByOther])
})

test('the request of a first paint that another release has replaced is aborted', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal)
      return new Promise(() => {})
    }),
  )
  const tag = 'tw-defined-by-other'
  const declaration = declareElement({
    tag,
    properties: { ...commonProperties, ...tokenProperty },
  })
  const element = document.createElement(tag)
  element.setAttribute('token', 'any')
  document.body.append(element)
  const parts = {
    title: texts('Ours'),
    catalogues: {},
    openEarlyFetch: earlyFetch(
      () => [{ endpoint: getUsdChannel }],
      async () => undefined,
    ),
  }
  void defineElement(declaration, parts, () => new Promise(() => {}))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  customElements.define(tag, class extends HTMLElement {})
  await customElements.whenDefined(tag)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  vi.unstubAllGlobals()
})
