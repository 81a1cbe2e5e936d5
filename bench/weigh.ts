import type { Budgets } from './budgets.ts'
import { bytesOf, closureOf, type Graph, nameOf } from './dist-graph.ts'

export interface Weight {
  /** Name of a budget. */
  readonly name: string
  readonly bytes: number
  readonly what: string
}

/** Catalogues end in their language: `transfer.zh`, `transfer-steps.zh`. */
export const localeOf = (path: string): string | undefined =>
  /\.(en|zh|ja|ko)$/.exec(nameOf(path))?.[1]

const isEntry = (path: string) => /^tw-[\w-]+\.js$/.test(path) && path !== 'tw-react.js'

/** Module entries of a build, by tag. */
export const entriesOf = (graph: Graph): Map<string, string> =>
  new Map([...graph.keys()].filter(isEntry).map((path) => [path.slice(0, -3), path]))

/**
 * What the first view of an element loads in English: the entry with all that it imports, and what
 * the entry itself asks for as the element is inserted (React, model, view, catalogue).
 */
export function firstViewOf(graph: Graph, entry: string): Set<string> {
  const asked = graph.get(entry)?.dynamics ?? []
  return closureOf(graph, [entry, ...asked.filter((path) => (localeOf(path) ?? 'en') === 'en')])
}

/** Everything that has a budget, from the files of a build. */
export function weigh(graph: Graph): Weight[] {
  const entries = entriesOf(graph)
  const views = new Map([...entries].map(([tag, entry]) => [tag, firstViewOf(graph, entry)]))
  const first = new Set([...views.values()].flatMap((paths) => [...paths]))

  const perElement = [...entries].flatMap(([tag, entry]) => [
    { name: `${tag} shell`, bytes: bytesOf(graph, closureOf(graph, [entry])), what: 'first paint' },
    { name: `${tag} first view`, bytes: bytesOf(graph, views.get(tag) ?? []), what: 'HOME, in en' },
  ])
  const whole = [...graph.keys()]
    .filter((path) => path === 'tw-react.js' || path.endsWith('.iife.js'))
    .map((path) => ({ name: path, bytes: bytesOf(graph, [path]), what: 'whole file' }))

  const lazy = new Set([...graph.values()].flatMap(({ dynamics }) => dynamics))
  const later = [...lazy]
    .filter((path) => !first.has(path) && !localeOf(path))
    .map((path) => ({
      name: `+ ${nameOf(path)}`,
      bytes: bytesOf(
        graph,
        [...closureOf(graph, [path])].filter((each) => !first.has(each)),
      ),
      what: 'beyond the first view',
    }))

  const catalogues = [...graph.keys()].filter(localeOf)
  const languages = [...new Set(catalogues.map(localeOf))].map((locale) => {
    const paths = catalogues.filter((path) => localeOf(path) === locale)
    const what = `${paths.length} catalogues`
    return { name: `language ${locale}`, bytes: bytesOf(graph, paths), what }
  })
  return [...perElement, ...whole, ...later, ...languages]
}

export interface Verdict extends Weight {
  readonly budget: number | undefined
  readonly isWithin: boolean
  readonly note: string
}

/** Holds weights against their budgets. A weight without a budget is not within it, nor is a budget without a weight. */
export function judge(weights: readonly Weight[], bareBytes: number, budgets: Budgets): Verdict[] {
  const { target, limit } = budgets.firstViewToBare
  const verdicts = weights.map((weight): Verdict => {
    const budget = budgets.bytes[weight.name]
    const fits = budget !== undefined && weight.bytes <= budget
    const note = budget === undefined ? 'has no budget' : fits ? '' : 'above its budget'
    return { ...weight, budget, isWithin: fits, note }
  })
  const ratios = weights
    .filter(({ name }) => name.endsWith(' first view'))
    .map((weight): Verdict => {
      const ratio = weight.bytes / bareBytes
      return {
        name: `${weight.name} : bare`,
        bytes: weight.bytes,
        what: `${ratio.toFixed(3)} of the bare element (${bareBytes} bytes)`,
        budget: Math.floor(bareBytes * limit),
        isWithin: ratio <= limit,
        note: ratio > limit ? `above ${limit}` : ratio > target ? `above the target ${target}` : '',
      }
    })
  const known = new Set(weights.map(({ name }) => name))
  const gone = Object.keys(budgets.bytes)
    .filter((name) => !known.has(name))
    .map((name): Verdict => {
      const note = 'nothing has this name any more'
      return { name, bytes: 0, what: '', budget: budgets.bytes[name], isWithin: false, note }
    })
  return [...ratios, ...verdicts, ...gone]
}
