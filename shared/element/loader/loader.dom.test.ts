import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLoader } from './loader.ts'

type Tag = `tw-${string}`
let count = 0
let tag: Tag

/** A loader of one tag, which no test has used before; `fails` says whether a try fails. */
function open(fails: () => boolean = () => false) {
  const load = vi.fn(async (_file: string) => {
    if (fails()) throw new TypeError('Failed to fetch')
    customElements.define(tag, class extends HTMLElement {})
  })
  const loader = openLoader([tag, 'tw-never-here'], load)
  return { ...loader, files: () => load.mock.calls.map(([file]) => file) }
}

const insert = (attributes: Record<string, string> = {}, root: ParentNode = document.body) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  root.append(element)
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  tag = `tw-loaded-${++count}`
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets a loader fail, and try once more. */
const passTries = () => vi.advanceTimersByTimeAsync(1000)

test('the script of an element is loaded once, however many elements are inserted', async () => {
  insert()
  insert()
  const { observe, files } = open()
  observe(document)
  insert()
  await vi.advanceTimersByTimeAsync(0)
  insert()
  await vi.advanceTimersByTimeAsync(0)
  expect(files()).toEqual([`${tag}.js`])
})

test('the script of an element that is inserted later is loaded then', async () => {
  const { observe, files } = open()
  observe(document)
  expect(files()).toEqual([])
  insert()
  await vi.advanceTimersByTimeAsync(0)
  expect(files()).toEqual([`${tag}.js`])
})

test('nothing is loaded for an element that another script has defined', async () => {
  customElements.define(tag, class extends HTMLElement {})
  insert()
  const { observe, files } = open()
  observe(document)
  expect(files()).toEqual([])
})

test('what a page puts into a slot does not hide that an element could not be loaded', async () => {
  const element = insert()
  element.innerHTML = '<img slot="logo" alt="">'
  open(() => true).observe(document)
  await passTries()
  expect(element.querySelector('[role="alert"]')?.textContent).toBeTruthy()
})

test('a shadow root is observed if a page asks for it, until the page stops it', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const { observe, files } = open()
  observe(document)
  insert({}, root)
  await vi.advanceTimersByTimeAsync(0)
  expect(files()).toEqual([])
  const end = observe(root)
  expect(files()).toEqual([`${tag}.js`])
  end()
})

test('a script that failed once is loaded from another URL', async () => {
  const results = [true, false]
  insert()
  const { observe, files } = open(() => results.shift() ?? false)
  observe(document)
  await passTries()
  expect(files()).toEqual([`${tag}.js`, `${tag}.js?retry=1`])
  expect(console.error).not.toHaveBeenCalled()
})

test('a script that fails twice is reported to page and person, and the person can retry', async () => {
  let isOnline = false
  const element = insert({ 'app-lang': 'ja' })
  const onError = vi.fn()
  element.addEventListener('tw-error', ({ detail }: CustomEventInit) => onError(detail))
  const { observe, files } = open(() => !isOnline)
  observe(document)
  await passTries()
  const message = '表示できませんでした。'
  expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'load', message })
  expect(element.querySelector('[role=alert]')?.textContent).toBe(`${message} もう一度試す`)

  for (const retry of [2, 3, 1]) {
    element.querySelector('button')?.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(files().at(-1)).toBe(`${tag}.js?retry=${retry}`)
  }
  isOnline = true
  element.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(customElements.get(tag)).toBeDefined()
  expect(element.childNodes).toHaveLength(0)
})

test.each<[string, () => unknown]>([
  ['the device is online again', () => dispatchEvent(new Event('online'))],
  ['another element is inserted', () => insert()],
])('a script that failed is loaded again when %s', async (_, change) => {
  let isOnline = false
  insert()
  const { observe } = open(() => !isOnline)
  observe(document)
  await passTries()
  isOnline = true
  change()
  await vi.advanceTimersByTimeAsync(0)
  expect(customElements.get(tag)).toBeDefined()
})

test('the message is removed when another script defines the element', async () => {
  const element = insert()
  const { observe } = open(() => true)
  observe(document)
  await passTries()
  expect(element.textContent).not.toBe('')
  customElements.define(tag, class extends HTMLElement {})
  await vi.advanceTimersByTimeAsync(0)
  expect(element.textContent).toBe('')
})

test('content between the tags stays when a script fails', async () => {
  const element = insert()
  element.innerHTML = '<a href="/app">Open the app</a>'
  const { observe } = open(() => true)
  observe(document)
  await passTries()
  expect(element.innerHTML).toBe('<a href="/app">Open the app</a>')
})
