import { expect, test } from 'vitest'
import { defaultsOf, readSettings, type Settings, writeSettings } from './settings.ts'

const defaults = defaultsOf('transfer')

test('an address without a query gives the demo account in both modes', () => {
  expect(readSettings('')).toEqual(defaults)
})

test('a link reproduces the chosen settings', () => {
  const chosen: Settings = {
    element: 'contract',
    token: 'a&b=c',
    lang: 'zh_TW',
    theme: 'light',
    mode: 'usd',
    size: 'full',
    font: 'host',
    header: 'host',
  }
  expect(readSettings(writeSettings(chosen))).toEqual(chosen)
})

test('an empty token differs from the default', () => {
  expect(readSettings(writeSettings({ ...defaults, token: '' })).token).toBe('')
})

test('defaults are not in the address, and unknown values read as defaults', () => {
  expect(writeSettings(defaults)).toBe('')
  expect(readSettings('?element=bank&theme=pink&mode=gbp&size=1x1')).toEqual(defaults)
})

test('each element starts with a token of its own kind, which is not in the address', () => {
  expect(readSettings('?element=contract').token).toBe('sandbox-contract')
  expect(readSettings('?element=fund-lookup').token).toBe('')
  expect(writeSettings(defaultsOf('contract'))).toBe('?element=contract')
  expect(writeSettings(defaultsOf('fund-lookup'))).toBe('?element=fund-lookup')
})
