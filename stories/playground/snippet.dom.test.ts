import { expect, test } from 'vitest'
import { type ElementName, tagOf } from '../../elements/elements.ts'
import { instancesOf } from './instances.ts'
import { defaultsOf, type Settings } from './settings.ts'
import { snippetFor } from './snippet.ts'

const written = (element: ElementName, part: Partial<Settings> = {}) => {
  const settings = { ...defaultsOf(element), ...part }
  const html = snippetFor(settings, instancesOf(settings, true), 'http://x')
  const page = new DOMParser().parseFromString(html, 'text/html')
  return { page, elements: [...page.querySelectorAll(tagOf(element))] }
}

test('the snippet holds one element per mode, with the chosen attributes', () => {
  const [usd, usdt] = written('transfer', { lang: 'ja', theme: 'light' }).elements
  expect(usd?.hasAttribute('is-usd')).toBe(true)
  expect(usdt?.hasAttribute('is-usd')).toBe(false)
  expect(usdt?.getAttribute('app-lang')).toBe('ja')
  expect(usdt?.getAttribute('theme')).toBe('light')
  expect(usdt?.hasAttribute('hide-header')).toBe(false)
})

test('with the title bar of the host, an element hides its own', () => {
  const [element] = written('wallet', { header: 'host' }).elements
  expect(element?.hasAttribute('hide-header')).toBe(true)
})

test.each(['fund-lookup', 'contract'] as const)(
  'the snippet of %s holds one element and its script',
  (name) => {
    const { page, elements } = written(name, { lang: 'ko' })
    expect(elements).toHaveLength(1)
    expect(elements[0]?.getAttribute('app-lang')).toBe('ko')
    expect(
      [...page.querySelectorAll('script')].map((script) => script.getAttribute('src')),
    ).toEqual([`http://x/widgets/tw-${name}.js`])
  },
)

test('the snippet of a lookup has no token, that of a contract has the token of its link', () => {
  expect(written('fund-lookup', { token: 'text' }).elements[0]?.hasAttribute('token')).toBe(false)
  expect(written('contract').elements[0]?.getAttribute('token')).toBe('sandbox-contract')
})

test('a token cannot break out of its attribute', () => {
  const token = '"><b>&amp;'
  const { page, elements } = written('transfer', { token })
  expect(elements[0]?.getAttribute('token')).toBe(token)
  expect(page.querySelector('b')).toBeNull()
})
