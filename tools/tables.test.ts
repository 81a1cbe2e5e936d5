import { expect, test } from 'vitest'
import type { DescribedElement } from './build/manifest/elements.ts'
import { guideTables } from './guide-tables.ts'
import { placeBetween } from './markers.ts'

const element: DescribedElement = {
  declaration: { tag: 'tw-try', properties: { isOpen: { type: 'boolean', default: false } } },
  docs: {
    summary: 'Tries',
    pictures: [],
    properties: { isOpen: { values: 'a | b', description: 'Opens.' } },
    events: { 'tw-try': { description: 'Tried.', detail: { 'times?': 'number' } } },
    slots: { top: 'Above all.' },
    methods: { again: { description: 'Tries again.', parameters: { times: 'number' } } },
  },
}

test('the tables match the declaration', () => {
  const tables = guideTables([element])
  const ofElements = tables['docs/elements.md']
  expect(ofElements?.get('tw-try attributes')).toContain(
    '| `is-open` | `isOpen` | a \\| b | `false` | Opens. |',
  )
  expect(ofElements?.get('tw-try events')).toContain('| `tw-try` | `{ times?: number }` | Tried. |')
  expect(ofElements?.get('tw-try slots')).toContain('| `top` | Above all. |')
  expect(ofElements?.get('tw-try methods')).toContain('| `again(times: number)` | Tries again. |')
  expect(tables['docs/theming.md']?.get('colours')).toContain('--tw-dark-action')
})

test('a row that several elements have is in one table, with their tags', () => {
  const other: DescribedElement = {
    declaration: { tag: 'tw-other', properties: element.declaration.properties },
    docs: {
      ...element.docs,
      events: { 'tw-try': { description: 'Tried otherwise.', detail: {} } },
      methods: {},
    },
  }
  const third: DescribedElement = {
    declaration: { tag: 'tw-third', properties: {} },
    docs: { ...element.docs, properties: {}, events: {} },
  }
  const tables = guideTables([element, other, third])['docs/elements.md']
  expect(tables?.get('shared attributes')).toContain('| Opens. | `tw-try`, `tw-other` |')
  expect(tables?.get('shared methods')).toContain('| Tries again. | `tw-try`, `tw-third` |')
  expect(tables?.has('shared events')).toBe(false)
  expect(tables?.get('tw-try events')).not.toContain('otherwise')
  expect(tables?.get('tw-other events')).toContain('Tried otherwise.')
  expect(tables?.has('tw-other attributes')).toBe(false)
})

test('a table replaces the one before, and a missing marker is an error', () => {
  const before = 'a\n<!-- begin limits -->\nold\n<!-- end limits -->\nb'
  const after = placeBetween(before, 'limits', 'new')
  expect(after).toBe('a\n<!-- begin limits -->\n\nnew\n\n<!-- end limits -->\nb')
  expect(placeBetween(after, 'limits', 'new')).toBe(after)
  expect(() => placeBetween('nothing', 'limits', 'new')).toThrow('begin limits')
})
