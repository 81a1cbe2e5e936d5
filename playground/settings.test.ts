import { expect, test } from 'vitest'
import { defaults, readSettings, type Settings, writeSettings } from './settings.ts'

test('an address without a query gives the demo account in both modes', () => {
  expect(readSettings('')).toEqual(defaults)
})

test('a link reproduces what was chosen', () => {
  const chosen: Settings = {
    token: 'a&b=c',
    lang: 'zh_TW',
    theme: 'light',
    mode: 'usd',
    size: 'full',
  }
  expect(readSettings(writeSettings(chosen))).toEqual(chosen)
})

test('an empty token is a choice of its own', () => {
  expect(readSettings(writeSettings({ ...defaults, token: '' })).token).toBe('')
})

test('defaults leave the address clean, and unknown values read as defaults', () => {
  expect(writeSettings(defaults)).toBe('')
  expect(readSettings('?theme=pink&mode=gbp&size=1x1')).toEqual(defaults)
})
