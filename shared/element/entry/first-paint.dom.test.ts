import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUsdChannel } from '../../api/endpoints/home.ts'
import { readProperties } from './attributes.ts'
import { commonProperties, declareElement, tokenProperty } from './declaration.ts'
import { earlyFetch } from './early-fetch.ts'
import { openFirstPaint } from './first-paint.ts'

const declaration = declareElement({
  tag: 'tw-painted',
  properties: { ...tokenProperty, ...commonProperties },
})
const title = { en: 'Title', zh: '標題', ja: '題名', ko: '제목' }

const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')))
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

const tokens = () => sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('token'))
const wasAborted = (call: number) => sent.mock.calls[call]?.[1].signal?.aborted

function paint(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('tw-painted')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.replaceChildren(element)
  const openEarlyFetch = earlyFetch(
    () => [{ endpoint: getUsdChannel }],
    async () => {},
  )
  const parts = { title, catalogues: {}, openEarlyFetch }
  const properties = () => readProperties(element, declaration)
  const firstPaint = openFirstPaint(element, declaration, parts, properties())
  return { ...firstPaint, update: () => firstPaint.update(properties()) }
}

test('a tag that is not defined yet shows its title, language and theme', () => {
  const { element, update, words } = paint({ 'app-lang': 'zh-TW', theme: 'light' })
  const wrapper = () => element.shadowRoot?.querySelector<HTMLElement>('.tw')
  expect(wrapper()).toMatchObject({ lang: 'zh-Hant', dataset: { theme: 'light' } })
  expect(wrapper()?.querySelector('h2')?.textContent).toBe('標題')
  element.setAttribute('app-lang', 'ko')
  update()
  expect(wrapper()?.querySelector('h2')?.textContent).toBe('제목')
  expect(words().retry).toBe('다시 시도')
})

test('the first call is sent once, with the token', () => {
  const { element, update } = paint({ token: 'one' })
  element.setAttribute('theme', 'light')
  update()
  expect(tokens()).toEqual(['one'])
})

test('nothing is sent without a token', () => {
  paint({})
  expect(sent).not.toHaveBeenCalled()
})

test('another token aborts the first call and sends it again', () => {
  const { element, update } = paint({ token: 'one' })
  element.setAttribute('token', 'two')
  update()
  expect(tokens()).toEqual(['one', 'two'])
  expect([wasAborted(0), wasAborted(1)]).toEqual([true, false])
})

test('the call ends with the element', () => {
  paint({ token: 'one' }).end()
  expect(wasAborted(0)).toBe(true)
})

test('an element that offers a retry drops its response, which may be old by then', () => {
  void paint({ token: 'one' }).offerRetry()
  expect(wasAborted(0)).toBe(true)
})
