import { expect, test } from 'vitest'
import { defaults } from './settings.ts'
import { snippetFor } from './snippet.ts'

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

test('the snippet holds one element per mode, with the chosen attributes', () => {
  const html = snippetFor({ ...defaults, lang: 'ja', theme: 'light' }, ['usd', 'usdt'], 'http://x')
  const [usd, usdt] = bodyOf(html).querySelectorAll('tw-transfer')
  expect(usd?.hasAttribute('is-usd')).toBe(true)
  expect(usdt?.hasAttribute('is-usd')).toBe(false)
  expect(usdt?.getAttribute('app-lang')).toBe('ja')
  expect(usdt?.getAttribute('theme')).toBe('light')
})

test('a token cannot break out of its attribute', () => {
  const token = '"><b>&amp;'
  const html = snippetFor({ ...defaults, token }, ['usd'], 'http://x')
  expect(bodyOf(html).querySelector('tw-transfer')?.getAttribute('token')).toBe(token)
  expect(bodyOf(html).querySelector('b')).toBeNull()
})
