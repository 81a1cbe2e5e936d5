import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test, vi } from 'vitest'
import { placeholdersOf, readMessage } from './read-message.ts'
import { type OwnTexts, replaceTexts } from './replace-texts.ts'

const builtIn = (...texts: readonly (readonly [text: string, context?: string])[]) =>
  Object.fromEntries(
    texts.map(([text, context]) => [generateMessageId(text, context), compileMessage(text)]),
  )

const days = '{n, plural, one {# day} other {# days}}'
const messages = builtIn(
  ['Deposit'],
  ['Deposit', 'record'],
  ['{sum} arrives in {account}.'],
  [days],
)

function shown(texts: OwnTexts, isWhole = true, warnOfUnknown = true) {
  const warn = vi.fn<(warning: string) => void>()
  const replaced = replaceTexts(texts, warn, warnOfUnknown)('ko', messages, isWhole)
  const i18n = setupI18n({ locale: 'ko', messages: { ko: { ...messages, ...replaced } } })
  const read = (text: string, values = {}, context?: string) =>
    i18n._(generateMessageId(text, context), values)
  return { read, warnings: warn.mock.calls.map(([warning]) => warning) }
}

test.each([
  'Deposit',
  "We've sent it to {email}.",
  'x {n, plural, =0 {none} one {{who} has #} other {{who} have # here}} y',
  '{n, plural, offset:1 one {# day} other {# days}}',
  "a '{'brace'}' and {b}",
])('"%s" is read as the build reads it', (text) => {
  expect(JSON.stringify(readMessage(text))).toBe(JSON.stringify(compileMessage(text)))
})

test.each([
  ['{sum', 'closing brace'],
  ['sum}', 'not open'],
  ['{n, plural, one {#}}', 'other'],
  ['{n, number}', 'not known'],
  ['{}', 'name'],
])('"%s" is refused', (text, words) => {
  expect(() => readMessage(text)).toThrow(words)
})

test('placeholders within the cases of a plural count, too', () => {
  const tokens = readMessage('{n, plural, one {{who} has #} other {all}} {day}')
  expect([...placeholdersOf(tokens)]).toEqual(['n', 'who', 'day'])
})

test('a text of the page is shown in place of the built-in one, with what the screen puts into it', () => {
  const { read, warnings } = shown({
    ko: {
      Deposit: '넣기',
      '{sum} arrives in {account}.': '{account}: {sum}',
      [days]: '{n}일간',
    },
  })
  expect(warnings).toEqual([])
  expect(read('Deposit')).toBe('넣기')
  expect(read('{sum} arrives in {account}.', { sum: '5 USD', account: '417' })).toBe('417: 5 USD')
  expect(read(days, { n: 3 })).toBe('3일간')
  expect(read('Deposit', {}, 'record')).toBe('Deposit')
})

test('of two texts that are alike in English, the page names the one that it means', () => {
  const { read } = shown({ ko: { 'record|Deposit': '입금 내역' } })
  expect([read('Deposit'), read('Deposit', {}, 'record')]).toEqual(['Deposit', '입금 내역'])
})

test.each([
  ['a missing placeholder', '{sum} arrives in {account}.', '{sum}', '{sum}, {account}'],
  ['a placeholder too many', 'Deposit', 'Deposit {sum}', 'no placeholder'],
  ['an open brace', 'Deposit', 'Deposit {', 'name'],
  ['no text', 'Deposit', ' ', 'empty'],
])('with %s the built-in text stays, and the page hears of it', (_, key, text, words) => {
  const { read, warnings } = shown({ ko: { [key]: text } })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(words)
  expect(read(key, { sum: '1', account: '2' })).toBe(
    key.replace('{sum}', '1').replace('{account}', '2'),
  )
})

test('a text that the element does not have is named once it has all of its own', () => {
  const texts = { ko: { Depositt: '넣기' }, kr: { Deposit: '넣기' } }
  expect(shown(texts, false).warnings).toEqual([expect.stringContaining('"kr"')])
  expect(shown(texts, true, false).warnings).toEqual([expect.stringContaining('"kr"')])
  expect(shown(texts).warnings).toContainEqual(expect.stringContaining('"Depositt"'))
})

test('markup in a text is text', () => {
  const { read } = shown({ ko: { Deposit: '<b>넣기</b>' } })
  expect(read('Deposit')).toBe('<b>넣기</b>')
})
