import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitForms } from './submit-forms.ts'

const submitted = vi.fn((event: Event) => event.preventDefault())
let stop: () => void
beforeEach(() => {
  submitted.mockClear()
  document.body.innerHTML = `
    <form id="form"><input id="text"><input id="file" type="file"><textarea id="area"></textarea></form>
    <button id="other" type="button" form="form"></button>
    <button id="next" type="submit" form="form"><span id="word">Next</span></button>`
  at('form').addEventListener('submit', submitted)
  // What a frame without `allow-forms` does.
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined)
  stop = submitForms(document)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const at = (id: string) => document.getElementById(id) as HTMLElement
const enter = (id: string, init: KeyboardEventInit = {}) => {
  const options = { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...init }
  const event = new KeyboardEvent('keydown', options)
  at(id).dispatchEvent(event)
  return event
}

test('a click on the button submits once, and the browser does not submit as well', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  at('word').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(submitted).toHaveBeenCalledOnce()
  expect(submitted.mock.calls[0]?.[0]).toMatchObject({ submitter: at('next') })
  at('other').click()
  expect(submitted).toHaveBeenCalledOnce()
})

test('Enter in a field submits once, even if the key repeats', () => {
  expect(enter('text').defaultPrevented).toBe(true)
  expect(submitted).toHaveBeenCalledOnce()
  expect(enter('text', { repeat: true }).defaultPrevented).toBe(true)
  expect(submitted).toHaveBeenCalledOnce()
})

test.each([
  ['during text composition', 'text', { isComposing: true }],
  ['that ends a composition, in Safari', 'text', { keyCode: 229 }],
  ['with Control', 'text', { ctrlKey: true }],
  ['in a textarea', 'area', {}],
  ['on a file input', 'file', {}],
] as const)('Enter %s submits nothing', (_, id, init) => {
  enter(id, init)
  expect(submitted).not.toHaveBeenCalled()
})

test('a disabled button and a prevented click do not submit', () => {
  const next = at('next') as HTMLButtonElement
  next.disabled = true
  enter('text')
  next.disabled = false
  next.addEventListener('click', (event) => event.preventDefault())
  next.click()
  enter('text')
  expect(submitted).not.toHaveBeenCalled()
})

test('after the cleanup no form is submitted', () => {
  stop()
  expect(enter('text').defaultPrevented).toBe(false)
})
