import { afterEach, expect, test } from 'vitest'
import { focusUnlessBusy } from './focus-unless-busy.ts'

afterEach(() => document.body.replaceChildren())

const make = () => {
  const elsewhere = document.createElement('input')
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const [title, field] = [document.createElement('h2'), document.createElement('input')]
  title.tabIndex = -1
  root.append(title, field)
  document.body.append(elsewhere, host)
  return { elsewhere, root, title, field }
}

test('focuses an element if the page or its own host has the focus', () => {
  const { root, title, field } = make()
  focusUnlessBusy(title)
  expect(root.activeElement).toBe(title)
  field.focus()
  focusUnlessBusy(title)
  expect(root.activeElement).toBe(title)
})

test('does not take the focus from another element of the page', () => {
  const { elsewhere, root, title } = make()
  elsewhere.focus()
  focusUnlessBusy(title)
  expect(document.activeElement).toBe(elsewhere)
  expect(root.activeElement).toBeNull()
})

test('focuses an element outside of a shadow tree', () => {
  const { elsewhere } = make()
  const title = document.createElement('h2')
  title.tabIndex = -1
  document.body.append(title)
  elsewhere.focus()
  focusUnlessBusy(title)
  expect(document.activeElement).toBe(title)
})
