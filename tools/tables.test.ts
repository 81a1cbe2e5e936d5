import { expect, test } from 'vitest'
import type { Budgets } from './bench/budgets.ts'
import { bytesOf, closureOf, type Graph, nameOf } from './bench/dist-graph.ts'
import { placeBetween } from './bench/markers.ts'
import { judge, localeOf, readableTextOf, settledOf, stepsOf, weigh } from './bench/weigh.ts'
import type { DescribedElement } from './build/manifest/elements.ts'
import { guideTables } from './guide-tables.ts'

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
  expect(tables['docs/performance.md']?.get('byte limits')).toContain(
    '| `<tw-transfer>`, first view |',
  )
  expect(tables['docs/theming.md']?.get('custom properties')).toContain('--tw-color-action')
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

const file = (bytes: number, statics: string[] = [], dynamics: string[] = []) => ({
  bytes,
  statics,
  dynamics,
})
const graph: Graph = new Map([
  [
    'tw-try.js',
    file(
      10,
      ['chunks/core-12345678.js'],
      [
        'chunks/react-12345678.js',
        'chunks/try.en-12345678.js',
        'chunks/try.zh-12345678.js',
        'chunks/View-12345678.js',
      ],
    ),
  ],
  ['chunks/react-12345678.js', file(100)],
  ['chunks/core-12345678.js', file(20)],
  ['chunks/View-12345678.js', file(30, ['chunks/react-12345678.js'], ['chunks/Later-12345678.js'])],
  ['chunks/Later-12345678.js', file(5, ['chunks/View-12345678.js', 'chunks/more-12345678.js'])],
  ['chunks/more-12345678.js', file(3)],
  ['chunks/try.en-12345678.js', file(1)],
  ['chunks/try.zh-12345678.js', file(2)],
  ['tw-try.iife.js', file(200)],
])

test('a first view is weighed with all it imports, later steps by what they add', () => {
  const weights = Object.fromEntries(weigh(graph).map(({ name, bytes }) => [name, bytes]))
  expect(weights).toEqual({
    'tw-try shell': 30,
    'tw-try first view': 161,
    react: 100,
    'tw-try.iife.js': 200,
    '+ Later': 8,
    'language en': 1,
    'language zh': 2,
  })
  expect(nameOf('tw-transfer.js')).toBe('tw-transfer')
  expect(() => closureOf(graph, ['chunks/gone.js'])).toThrow('gone')
})

test('a settled first view is weighed with its parts, and a missing part is named', () => {
  const settled = settledOf(graph, 'tw-try.js', ['more'])
  expect([...settled]).toContain('chunks/more-12345678.js')
  expect(bytesOf(graph, settled)).toBe(164)
  expect(() => settledOf(graph, 'tw-try.js', ['gone'])).toThrow('gone')
})

test('the files of a step exclude those of the settled first view and of a step before', () => {
  const steps: Graph = new Map([
    ...graph,
    [
      'chunks/View-12345678.js',
      file(30, ['chunks/react-12345678.js'], ['chunks/try-One-12345678.js']),
    ],
    ['chunks/try-steps-12345678.js', file(7, ['chunks/more-12345678.js'])],
    ['chunks/try-steps.en-12345678.js', file(1)],
    [
      'chunks/try-One-12345678.js',
      file(4, ['chunks/try-steps-12345678.js'], ['chunks/try-Two-12345678.js']),
    ],
    ['chunks/try-Two-12345678.js', file(6, ['chunks/Later-12345678.js'])],
  ])
  const opening = ['try-steps', 'try-steps.en']
  const first = { settled: ['more'], opening, first: ['try-One'] }
  expect(stepsOf(steps, 'tw-try', first)).toEqual([
    { element: 'tw-try', step: 'opening', files: 2, bytes: 8 },
    { element: 'tw-try', step: 'try-One', files: 3, bytes: 12 },
    { element: 'tw-try', step: 'try-Two', files: 2, bytes: 11 },
  ])
  expect(stepsOf(steps, 'tw-try', { settled: [], opening })[0]?.files).toBe(3)
  expect(() => stepsOf(steps, 'tw-try')).toThrow('tw-try has no list')
})

test('a long text is no catalogue, and is weighed with all that it needs to be read', () => {
  const withText: Graph = new Map([
    ...graph,
    [
      'tw-read.js',
      file(
        10,
        [],
        [
          'chunks/react-12345678.js',
          'chunks/read-placeholder-12345678.js',
          'chunks/read-text.en-12345678.js',
          'chunks/read-text.zh-12345678.js',
        ],
      ),
    ],
    ['chunks/read-placeholder-12345678.js', file(4, ['chunks/draw-12345678.js'])],
    ['chunks/draw-12345678.js', file(6)],
    ['chunks/read-text.en-12345678.js', file(40)],
    ['chunks/read-text.zh-12345678.js', file(30)],
  ])
  const weights = Object.fromEntries(weigh(withText).map(({ name, bytes }) => [name, bytes]))
  expect(weights).toMatchObject({
    'tw-read readable text': 60,
    'tw-read first view': 160,
    'read-text.en': 40,
    'read-text.zh': 30,
    'language en': 1,
  })
  expect(readableTextOf(withText, 'tw-try.js')).toBeUndefined()
  expect(localeOf('chunks/read-text.zh-B8jQ-hDm.js')).toBe('zh')
})

test('a later chunk of two elements counts as for the one that has loaded less of it', () => {
  const other = file(1, [], ['chunks/react-12345678.js', 'chunks/Later-12345678.js'])
  const two: Graph = new Map([...graph, ['tw-other.js', other]])
  const nameAndBytes = weigh(two).map(({ name, bytes }) => [name, bytes])
  expect(Object.fromEntries(nameAndBytes)['+ Later']).toBe(8)
  const lazyOther = file(1, [], ['chunks/react-12345678.js', 'chunks/Host-12345678.js'])
  const lazy: Graph = new Map([
    ...graph,
    ['tw-other.js', lazyOther],
    ['chunks/Host-12345678.js', file(2, [], ['chunks/Later-12345678.js'])],
  ])
  expect(weigh(lazy).find(({ name }) => name === '+ Later')?.bytes).toBe(38)
})

test('too many bytes, a weight without a budget and a budget without a weight are refused', () => {
  const known = Object.fromEntries(weigh(graph).map(({ name, bytes }) => [name, bytes]))
  const promised = { 'tw-try first view': { target: 1, limit: 1.25 } }
  const refusedBy = (bare: number, bytes: Record<string, number>, toBare = promised) =>
    judge(weigh(graph), bare, { toBare, bytes })
      .filter(({ isWithin }) => !isWithin)
      .map(({ name }) => name)
  expect(refusedBy(161, known)).toEqual([])
  expect(refusedBy(161, { ...known, react: 99 })).toEqual(['react'])
  expect(refusedBy(161, { ...known, gone: 1 })).toEqual(['gone'])
  const { '+ Later': _, ...without } = known
  expect(refusedBy(161, without)).toEqual(['+ Later'])
  expect(refusedBy(100, known)).toEqual(['tw-try first view : bare'])
})

test('a first view without a limit is refused, and so is a limit without a first view', () => {
  const bytes = Object.fromEntries(weigh(graph).map((weight) => [weight.name, weight.bytes]))
  const limits = { target: 1, limit: 2 }
  const refusedBy = (toBare: Budgets['toBare']) =>
    judge(weigh(graph), 161, { toBare, bytes })
      .filter(({ isWithin }) => !isWithin)
      .map(({ name, note }) => `${name}: ${note}`)
  expect(refusedBy({})).toEqual(['tw-try first view : bare: has no limit'])
  expect(refusedBy({ 'tw-try first view': limits, 'tw-gone first view': limits })).toEqual([
    'tw-gone first view: nothing has this name any more',
  ])
})
