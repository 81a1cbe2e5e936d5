import { tagOf } from '../elements/elements.ts'
import { scenarioNames, scenarios } from '../preview/scenarios.ts'
import { kebab } from '../shared/element/entry/attributes.ts'
import { colourVariables, hostParts, otherVariables } from '../shared/ui/theme/host-variables.ts'
import type { DescribedElement } from './build/manifest/elements.ts'
import { defaultOf, detailOf, methodsOf } from './build/manifest/types.ts'
import { markdownTable } from './text-table.ts'

const code = (text: string) => `\`${text}\``

/** A table that every element has: its heads, and its rows for one. */
interface ElementTable {
  readonly heads: readonly string[]
  rows(element: DescribedElement): readonly (readonly string[])[]
}

const tables = {
  attributes: {
    heads: ['attribute', 'property', 'values', 'default', 'meaning'],
    rows: ({ declaration, docs }) =>
      Object.entries(declaration.properties).map(([property, declared]) => [
        declared.type === 'callback' ? '' : code(kebab(property)),
        code(property),
        docs.properties[property]?.values ?? '',
        declared.default === '' || declared.default === null
          ? ''
          : code(defaultOf(declared).replaceAll("'", '')),
        docs.properties[property]?.description ?? '',
      ]),
  },
  events: {
    heads: ['event', 'detail', 'when'],
    rows: ({ docs }) =>
      Object.entries(docs.events).map(([type, { detail, description }]) => [
        code(type),
        Object.keys(detail).length > 0
          ? code(detailOf(detail).replaceAll('readonly ', ''))
          : code('{}'),
        description,
      ]),
  },
  slots: {
    heads: ['slot', 'where its child is shown'],
    rows: ({ docs }) =>
      Object.entries(docs.slots).map(([name, description]) => [code(name), description]),
  },
  methods: {
    heads: ['method', 'what it does'],
    rows: (element) =>
      methodsOf(element).map(({ signature, description }) => [
        code(signature.replace(/: void$/, '')),
        description,
      ]),
  },
} as const satisfies Readonly<Record<string, ElementTable>>

/**
 * The tables of the elements: rows that several elements have are in a common table, with their
 * tags; the other rows are in the table of their element.
 */
const elementTables = (elements: readonly DescribedElement[]): [string, string][] =>
  Object.entries<ElementTable>(tables).flatMap(([name, { heads, rows }]) => {
    const tagsByRow = new Map<string, string[]>()
    const rowsOf = elements.map((element) => ({
      tag: element.declaration.tag,
      rows: rows(element),
    }))
    for (const { tag, rows } of rowsOf) {
      for (const row of rows) {
        const key = JSON.stringify(row)
        tagsByRow.set(key, [...(tagsByRow.get(key) ?? []), tag])
      }
    }
    const shared = [...tagsByRow]
      .filter(([, tags]) => tags.length > 1)
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([key, tags]) => [
        ...(JSON.parse(key) as string[]),
        tags.length === elements.length ? 'all' : tags.map(code).join(', '),
      ])
    const own = rowsOf.flatMap(({ tag, rows }): [string, string][] => {
      const ownRows = rows.filter((row) => tagsByRow.get(JSON.stringify(row))?.length === 1)
      return ownRows.length > 0 ? [[`${tag} ${name}`, markdownTable(heads, ownRows)]] : []
    })
    return shared.length > 0
      ? [[`shared ${name}`, markdownTable([...heads, 'elements'], shared)], ...own]
      : own
  })

const colours = () =>
  markdownTable(
    ['both themes', 'dark', 'light', 'default', 'meaning'],
    colourVariables.map(({ name, dark, light, initial, meaning }) => [
      code(name),
      code(dark.name),
      code(light.name),
      initial,
      meaning,
    ]),
  )

const variables = () =>
  markdownTable(
    ['custom property', 'default', 'meaning'],
    otherVariables.map(({ name, initial, meaning }) => [code(name), initial, meaning]),
  )

const parts = () =>
  markdownTable(
    ['part', 'what it is'],
    Object.entries(hostParts).map(([name, meaning]) => [code(name), meaning]),
  )

const previews = () =>
  markdownTable(
    ['name', 'screen', 'element'],
    scenarioNames.map((name) => {
      const { title, element } = scenarios[name]
      return [code(name), title, code(tagOf(element))]
    }),
  )

/** The generated parts of documents by the names of their markers. */
export const guideTables = (
  elements: readonly DescribedElement[],
): Readonly<Record<string, ReadonlyMap<string, string>>> => ({
  'docs/elements.md': new Map(elementTables(elements)),
  'docs/theming.md': new Map([
    ['colours', colours()],
    ['custom properties', variables()],
    ['parts', parts()],
  ]),
  'docs/preview.md': new Map([['previews', previews()]]),
})
