import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../shared/text/i18n/locale.ts'
import { fileLocations } from '../basics/file-locations.ts'
import { msg } from './msg.ts'
import { readCatalogue } from './read-catalogue.ts'
import { textIn } from './text-in.ts'

const catalogueOf = (locale: string) =>
  readCatalogue(readFileSync(join(fileLocations.locales, locale, 'sandbox.po'), 'utf8'))

const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

test.each(locales)('every text is there in %s, with the same values', (locale) => {
  const catalogue = catalogueOf(locale)
  const texts = [...catalogueOf('en').keys()].filter(Boolean)
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) {
    const translation = catalogue.get(text) ?? ''
    expect([text, translation]).not.toContain('')
    expect([text, namesIn(translation)]).toEqual([text, namesIn(text)])
  }
})

test('a text is written in its language, and so is a text within it', () => {
  const wait = msg('{seconds} seconds', { seconds: 5 })
  const whole = msg('Wait {wait} before requesting another code.', { wait })
  expect(textIn('en', whole)).toBe('Wait 5 seconds before requesting another code.')
  expect(textIn('ko', whole)).toBe('5초 후에 인증 코드를 다시 요청해 주세요.')
})

test('the same words in another context have a translation of their own', () => {
  const values = { orderNumber: 'EX1' }
  const converted = msg('Order {orderNumber} completed', values, 'conversion')
  const sent = msg('Order {orderNumber} completed', values, 'transfer to a friend')
  expect(textIn('ja', converted)).toBe('受付番号 EX1：両替しました')
  expect(textIn('ja', sent)).toBe('受付番号 EX1：送金しました')
})

test('a value is not read as a text with names', () => {
  const reason = '{orderNumber}'
  expect(textIn('en', msg('Your bank account was rejected: {reason}', { reason }))).toBe(
    'Your bank account was rejected: {orderNumber}',
  )
})

test('no translation is in the code', () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|dist|node_modules)\//.test(file),
  )
  const translated = sources.filter((file) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(translated).toEqual([])
})
