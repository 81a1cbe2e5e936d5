import { afterEach, expect, it } from 'vitest'
import { keepKeysInside } from './keep-keys-inside.ts'

afterEach(() => document.body.replaceChildren())

/** An element with a field of each kind, on a page that counts the keys it sees. */
function open() {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const field = (tag: string) => root.appendChild(document.createElement(tag))
  const input = field('input')
  const textarea = field('textarea')
  const select = field('select')
  const button = field('button')
  document.body.append(host)
  const ending = new AbortController()
  keepKeysInside(root, ending.signal)
  const seen: string[] = []
  const see = (event: Event) => seen.push(`${event.type} ${(event as KeyboardEvent).key}`)
  const listening = { signal: ending.signal }
  for (const type of ['keydown', 'keypress', 'keyup']) host.addEventListener(type, see, listening)
  /** Presses and releases a key in a field; what the page saw of it. */
  const press = (field: Element, key: string, init: KeyboardEventInit = {}) => {
    seen.length = 0
    const options = { key, code: `Key${key}`, bubbles: true, composed: true, ...init }
    field.dispatchEvent(new KeyboardEvent('keydown', options))
    field.dispatchEvent(new KeyboardEvent('keyup', options))
    return [...seen]
  }
  return { root, input, textarea, select, button, seen, press, ending }
}

it('keys that are typed into a field stay in the element', () => {
  const { input, textarea, select, press } = open()
  for (const field of [input, textarea, select]) {
    for (const key of ['1', '.', '/', 'k', '?', 'Enter', 'ArrowDown', 'Backspace', 'Process']) {
      expect(press(field, key), key).toEqual([])
    }
    expect(press(field, 'A', { shiftKey: true })).toEqual([])
    // Many keyboards write an at sign with Alt, and some systems report AltGr as two keys.
    expect(press(field, '@', { altKey: true })).toEqual([])
    expect(press(field, '@', { altKey: true, ctrlKey: true, modifierAltGraph: true })).toEqual([])
    // The keyboard of a phone.
    expect(press(field, 'Unidentified', { code: '' })).toEqual([])
  }
})

it('shortcuts and keys that type nothing reach the page', () => {
  const { input, button, press } = open()
  const both = (key: string) => [`keydown ${key}`, `keyup ${key}`]
  for (const key of ['Escape', 'Tab', 'F1', 'F12', 'Shift'])
    expect(press(input, key)).toEqual(both(key))
  expect(press(input, 'k', { ctrlKey: true })).toEqual(both('k'))
  expect(press(input, 'k', { metaKey: true })).toEqual(both('k'))
  expect(press(input, 'k', { altKey: true })).toEqual(both('k'))
  expect(press(button, 'k')).toEqual(both('k'))
})

it('a page sees the release of a key exactly if it saw the key go down', () => {
  const { input, seen } = open()
  const send = (type: string, init: KeyboardEventInit) =>
    input.dispatchEvent(
      new KeyboardEvent(type, { key: 'k', code: 'KeyK', bubbles: true, composed: true, ...init }),
    )
  send('keydown', { ctrlKey: true })
  send('keyup', { ctrlKey: false })
  // A shortcut of the page has moved the focus into the field.
  send('keyup', {})
  expect(seen).toEqual(['keydown k', 'keyup k', 'keyup k'])
})

it('the element itself sees every key', () => {
  const { root, input, press } = open()
  const own: string[] = []
  root.addEventListener('keydown', (event) => own.push((event as KeyboardEvent).key))
  press(input, '1')
  expect(own).toEqual(['1'])
})

it('autofill, whose event has no key, is no error', () => {
  const { input, seen } = open()
  input.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
  expect(seen).toEqual(['keydown undefined'])
})

it('nothing is kept once the element has ended', () => {
  const { root, input, ending } = open()
  ending.abort()
  let count = 0
  root.host.addEventListener('keydown', () => count++)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, composed: true }))
  expect(count).toBe(1)
})
