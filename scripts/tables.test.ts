// @vitest-environment node
import { expect, test } from 'vitest'
import { budgets } from '../bench/budgets.ts'
import { closureOf, type Graph, nameOf } from '../bench/dist-graph.ts'
import { placeBetween } from '../bench/markers.ts'
import { judge, weigh } from '../bench/weigh.ts'
import type { DescribedElement } from './manifest-elements.ts'
import { readmeTables } from './tables-content.ts'

const element: DescribedElement = {
  declaration: { tag: 'tw-try', properties: { isOpen: { type: 'boolean', default: false } } },
  manual: {
    summary: 'Tries',
    properties: { isOpen: { values: 'a | b', description: 'Opens.' } },
    events: { 'tw-try': { description: 'Tried.', detail: { 'times?': 'number' } } },
  },
}

test('the tables say what the declaration says', () => {
  const tables = readmeTables([element])
  expect(tables.get('tw-try attributes')).toContain(
    '| `is-open` | `isOpen` | a \\| b | `false` | Opens. |',
  )
  expect(tables.get('tw-try events')).toContain('| `tw-try` | `{ times?: number }` | Tried. |')
  expect(tables.get('calls')).toContain('ours, optional')
  expect(tables.get('custom properties')).toContain('--tw-color-action')
})

test('a table takes the place of the one before, and a missing marker is said', () => {
  const before = 'a\n<!-- begin calls -->\nold\n<!-- end calls -->\nb'
  const after = placeBetween(before, 'calls', 'new')
  expect(after).toBe('a\n<!-- begin calls -->\n\nnew\n\n<!-- end calls -->\nb')
  expect(placeBetween(after, 'calls', 'new')).toBe(after)
  expect(() => placeBetween('nothing', 'calls', 'new')).toThrow('begin calls')
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
        'tw-react.js',
        'chunks/try.en-12345678.js',
        'chunks/try.zh-12345678.js',
        'chunks/View-12345678.js',
      ],
    ),
  ],
  ['tw-react.js', file(100)],
  ['chunks/core-12345678.js', file(20)],
  ['chunks/View-12345678.js', file(30, ['tw-react.js'], ['chunks/Later-12345678.js'])],
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
    'tw-react.js': 100,
    'tw-try.iife.js': 200,
    '+ Later': 8,
    'language en': 1,
    'language zh': 2,
  })
  expect(nameOf('tw-transfer.js')).toBe('tw-transfer')
  expect(() => closureOf(graph, ['chunks/gone.js'])).toThrow('gone')
})

test('too many bytes, a weight without a budget and a budget without a weight are refused', () => {
  const known = Object.fromEntries(weigh(graph).map(({ name, bytes }) => [name, bytes]))
  const refusedBy = (bare: number, bytes: Record<string, number>) =>
    judge(weigh(graph), bare, { ...budgets, bytes })
      .filter(({ isWithin }) => !isWithin)
      .map(({ name }) => name)
  expect(refusedBy(161, known)).toEqual([])
  expect(refusedBy(161, { ...known, 'tw-react.js': 99 })).toEqual(['tw-react.js'])
  expect(refusedBy(161, { ...known, gone: 1 })).toEqual(['gone'])
  const { '+ Later': _, ...without } = known
  expect(refusedBy(161, without)).toEqual(['+ Later'])
  expect(refusedBy(100, known)).toEqual(['tw-try first view : bare'])
})
