import { expect, test } from 'vitest'
import { readSettings, type Settings, snippetFor, writeSettings } from './settings.ts'

const read = (query: string) => readSettings(new URLSearchParams(query))

test('an address without a query gives the demo account', () => {
  expect(read('').element).toBe('transfer')
  expect(read('').attributes).toEqual({ token: 'sandbox-demo' })
  expect(writeSettings(read(''))).toBe('')
})

test('a link reproduces the chosen settings', () => {
  const chosen: Settings = {
    element: 'contract',
    preview: '',
    size: 'full',
    font: 'host',
    attributes: { token: 'a&b=c', 'app-lang': 'zh_TW', theme: 'light', 'hide-header': 'true' },
  }
  expect(read(writeSettings(chosen))).toEqual(chosen)
})

test('no token differs from the default', () => {
  expect(writeSettings({ ...read(''), attributes: {} })).toBe('?token=')
  expect(read('?token=').attributes).toEqual({})
})

test('unknown values read as defaults', () => {
  expect(read('?element=bank&size=1x1&font=mine')).toEqual(read(''))
})

test('each element starts with a token of its own kind, which is not in the address', () => {
  expect(read('?element=contract').attributes).toEqual({ token: 'sandbox-contract' })
  expect(read('?element=fund-lookup').attributes).toEqual({})
  expect(writeSettings(read('?element=contract'))).toBe('?element=contract')
})

test('the snippet has the chosen attributes, and no value of them ends its quotes', () => {
  const attributes = { token: 'a"><b>&', theme: 'light' }
  const html = snippetFor({ ...read(''), attributes }, 'http://x')
  expect(html).toContain('src="http://x/widgets/tw-transfer.js"')
  expect(html).toContain('token="a&quot;>&lt;b>&amp;"')
  expect(html).toContain('api-base="http://x"')
})

test('a preview of the element is in the link and in the snippet, without token and server', () => {
  const chosen = read('?element=wallet&preview=wallet/history&theme=light&token=a')
  expect(read(writeSettings(chosen))).toEqual(chosen)
  expect(snippetFor(chosen, 'http://x')).toBe(
    `<script type="module" src="http://x/widgets/preview.js"></script>

<tw-preview
  of="wallet/history"
  theme="light"
></tw-preview>`,
  )
  expect(read('?element=account&preview=wallet/history').preview).toBe('')
})
