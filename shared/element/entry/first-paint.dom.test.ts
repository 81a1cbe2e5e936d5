import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getChannel, getUsdChannel, getWalletHomePage } from '../../api/endpoints/home.ts'
import { commonProperties, declareElement, tokenProperty } from './declaration.ts'
import { openFirstPaint } from './first-paint.ts'
import { type FirstCalls, prefetching } from './prefetch.ts'

const declaration = declareElement({
  tag: 'tw-painted',
  properties: { ...tokenProperty, ...commonProperties },
})
const title = { en: 'Title', zh: '標題', ja: '題名', ko: '제목' }
const firstCall = { endpoint: getUsdChannel }
const secondCall = { endpoint: getWalletHomePage }

const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')))
/** Like the browser's, it sends nothing for a signal that has aborted. */
const fetch = async (url: string, init: RequestInit) => {
  init.signal?.throwIfAborted()
  return sent(url, init)
}
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const tokens = () => sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('token'))
const wasAborted = (call: number) => sent.mock.calls[call]?.[1].signal?.aborted

function paint(
  attributes: Readonly<Record<string, string>>,
  loadApi = async () => {},
  calls: FirstCalls = [firstCall],
) {
  const element = document.createElement('tw-painted')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.replaceChildren(element)
  const openPrefetcher = prefetching(() => calls, loadApi)
  const parts = { title, catalogues: {}, openPrefetcher }
  return openFirstPaint(element, declaration, parts)
}

test('a tag that is not defined yet shows its title, language and theme', () => {
  const { element, update } = paint({ 'app-lang': 'zh-TW', theme: 'light' })
  const wrapper = () => element.shadowRoot?.querySelector<HTMLElement>('.tw')
  expect(wrapper()).toMatchObject({ lang: 'zh-Hant', dataset: { theme: 'light' } })
  expect(wrapper()?.querySelector('h2')?.textContent).toBe('標題')
  element.setAttribute('app-lang', 'ko')
  update()
  expect(wrapper()?.querySelector('h2')?.textContent).toBe('제목')
})

test('the code that reads the first answer is loaded when the answer begins to arrive', async () => {
  let answer = (_: Response) => {}
  sent.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const loadApi = vi.fn(async () => {})
  const { takePrefetched } = paint({ token: 'one' }, loadApi)
  const response = takePrefetched(firstCall)
  await Promise.resolve()
  expect(loadApi).not.toHaveBeenCalled()
  answer(new Response('{}'))
  await response
  await expect.poll(() => loadApi).toHaveBeenCalledOnce()
})

test('the first call is sent once, and its response goes to the same call only', () => {
  const { takePrefetched, update } = paint({ token: 'one' })
  update()
  expect(tokens()).toEqual(['one'])
  expect(takePrefetched(firstCall)).toBeInstanceOf(Promise)
  expect(takePrefetched(firstCall)).toBeUndefined()
})

test('nothing is sent without a token', () => {
  paint({})
  expect(sent).not.toHaveBeenCalled()
})

test('another token aborts the prefetched call, and its response is not used', () => {
  const { element, takePrefetched } = paint({ token: 'one' })
  element.setAttribute('token', 'two')
  expect(takePrefetched(firstCall)).toBeUndefined()
  expect(wasAborted(0)).toBe(true)
})

test('another token before the client’s first call prefetches again', () => {
  const { element, takePrefetched, update } = paint({ token: 'one' })
  element.setAttribute('token', 'two')
  update()
  expect(tokens()).toEqual(['one', 'two'])
  expect([wasAborted(0), wasAborted(1)]).toEqual([true, false])
  expect(takePrefetched(firstCall)).toBeInstanceOf(Promise)
})

test('nothing is prefetched once the client has called, because that answer could be stale', () => {
  const { element, takePrefetched, update } = paint({})
  expect(takePrefetched(firstCall)).toBeUndefined()
  element.setAttribute('token', 'one')
  update()
  expect(sent).not.toHaveBeenCalled()
})

test('another endpoint does not get the response', () => {
  const { takePrefetched } = paint({ token: 'one' })
  expect(takePrefetched({ endpoint: getChannel })).toBeUndefined()
  expect(wasAborted(0)).toBe(true)
})

test('the call ends with the element', () => {
  paint({ token: 'one' }).end()
  expect(wasAborted(0)).toBe(true)
})

test('an element that offers a retry drops its response, which may be old by then', () => {
  const { offerRetry, takePrefetched } = paint({ token: 'one' })
  void offerRetry()
  expect(wasAborted(0)).toBe(true)
  expect(takePrefetched(firstCall)).toBeUndefined()
})

describe('of two first calls', () => {
  const paintTwo = () => paint({ token: 'one' }, undefined, [firstCall, secondCall])

  test.each([
    ['begins to arrive', () => Promise.resolve(new Response('{}'))],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the second is sent when the answer to the first %s', async (_, answer) => {
    sent.mockImplementationOnce(answer)
    const { takePrefetched } = paintTwo()
    expect(sent).toHaveBeenCalledOnce()
    takePrefetched(firstCall)?.catch(() => undefined)
    expect(await takePrefetched(secondCall)).toBeInstanceOf(Response)
    expect(sent.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
      getUsdChannel.path,
      getWalletHomePage.path,
    ])
  })

  test('the second is not used if the client has made another call since the first', async () => {
    const { takePrefetched } = paintTwo()
    await takePrefetched(firstCall)
    await expect.poll(() => sent.mock.calls.length).toBe(2)
    expect(takePrefetched({ endpoint: getChannel })).toBeUndefined()
    expect([wasAborted(0), wasAborted(1)]).toEqual([false, true])
    expect(takePrefetched(secondCall)).toBeUndefined()
  })

  test('another token ends both, and sends no second call with the former', async () => {
    const { element, update } = paintTwo()
    element.setAttribute('token', 'two')
    update()
    await expect.poll(tokens).toEqual(['one', 'two', 'two'])
    expect(wasAborted(0)).toBe(true)
  })
})
