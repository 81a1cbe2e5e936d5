import type { Budgets, ToBare } from './budgets.ts'
import { bytesOf, closureOf, type Graph, nameOf } from './dist-graph.ts'

export interface Weight {
  /** Name of a budget. */
  readonly name: string
  readonly bytes: number
  readonly what: string
}

/** Catalogues and long texts end in their language: `transfer.zh`, `transfer-steps.zh`, `contract-text.zh`. */
export const localeOf = (path: string): string | undefined =>
  /\.(en|zh|ja|ko)$/.exec(nameOf(path))?.[1]

const isText = (path: string) => /-text\.\w+$/.test(nameOf(path)) && localeOf(path) !== undefined

const isEntry = (path: string) => /^tw-[\w-]+\.js$/.test(path)

/** Module entries of a build, by tag. */
export const entriesOf = (graph: Graph): Map<string, string> =>
  new Map([...graph.keys()].filter(isEntry).map((path) => [path.slice(0, -3), path]))

/** What an entry itself asks for as its element is inserted, in English. */
const askedBy = (graph: Graph, entry: string): readonly string[] =>
  (graph.get(entry)?.dynamics ?? []).filter(
    // Old browsers load `unsupported`, and nothing else.
    (path) => (localeOf(path) ?? 'en') === 'en' && nameOf(path) !== 'unsupported',
  )

/** What reads the first answer comes with that answer, and is not part of the first view. */
const isApi = (path: string) => /^(\w+-)?api$/.test(nameOf(path))

/**
 * What the first view of an element loads in English: the entry, and what the entry itself asks for
 * with all that it imports (React, class, model and view, catalogue, long text).
 */
export const firstViewOf = (graph: Graph, entry: string): Set<string> =>
  closureOf(graph, [entry, ...askedBy(graph, entry).filter((path) => !isApi(path))])

/**
 * All that a settled first view has loaded in English: what reads the first answer, and the parts
 * whose chunks are named here, too.
 */
export function settledOf(graph: Graph, entry: string, parts: readonly string[]): Set<string> {
  const files = parts.flatMap((part) => {
    const named = [...graph.keys()].filter((path) => nameOf(path) === part)
    if (named.length === 0) throw new Error(`The build has no chunk ${part}`)
    return named
  })
  return closureOf(graph, [entry, ...askedBy(graph, entry), ...files])
}

/**
 * What must be here before a long text can be read, in English: the entry, which paints the shell,
 * the text, and what draws it there. Undefined for an element without such a text.
 */
export function readableTextOf(graph: Graph, entry: string): Set<string> | undefined {
  const asked = askedBy(graph, entry)
  const text = asked.find(isText)
  const preview = asked.find((path) => nameOf(path).endsWith('-placeholder'))
  return text && preview ? closureOf(graph, [entry, preview, text]) : undefined
}

/** Everything that is loaded when it is asked for, by the file. */
const lazyOf = (graph: Graph): string[] => [
  ...new Set([...graph.values()].flatMap(({ dynamics }) => dynamics)),
]

/** All that an entry can ever come to load. */
function reachOf(graph: Graph, entry: string): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const file = graph.get(path)
    for (const next of [...(file?.statics ?? []), ...(file?.dynamics ?? [])]) visit(next)
  }
  visit(entry)
  return reached
}

/** What the first view of an element loads once it can be used, by the names of its chunks. */
const settledParts: Readonly<Record<string, readonly string[]>> = {
  'tw-transfer': ['client', 'transfer-HomeExtras'],
}

/** Everything that has a budget, from the files of a build. */
export function weigh(graph: Graph): Weight[] {
  const elements = [...entriesOf(graph)].map(([tag, entry]) => ({
    tag,
    entry,
    view: firstViewOf(graph, entry),
    text: readableTextOf(graph, entry),
    reach: reachOf(graph, entry),
  }))
  const perElement = elements.flatMap(({ tag, entry, view, text }): Weight[] => [
    { name: `${tag} shell`, bytes: bytesOf(graph, closureOf(graph, [entry])), what: 'first paint' },
    ...(text
      ? [{ name: `${tag} readable text`, bytes: bytesOf(graph, text), what: 'before React, in en' }]
      : []),
    { name: `${tag} first view`, bytes: bytesOf(graph, view), what: 'all it asks for, in en' },
    ...(settledParts[tag]
      ? [
          {
            name: `${tag} settled`,
            bytes: bytesOf(graph, settledOf(graph, entry, settledParts[tag])),
            what: 'with its data, in en',
          },
        ]
      : []),
  ])
  const whole = [...graph.keys()]
    .filter((path) => path.endsWith('.iife.js') || nameOf(path) === 'react')
    .map((path) => ({
      name: nameOf(path) === 'react' ? 'react' : path,
      bytes: bytesOf(graph, [path]),
      what: 'whole file',
    }))

  const later = lazyOf(graph)
    .filter((path) => !localeOf(path))
    .flatMap((path): Weight[] => {
      const added = elements
        .filter(({ view, reach }) => reach.has(path) && !view.has(path))
        .map(({ view }) => [...closureOf(graph, [path])].filter((each) => !view.has(each)))
        .map((paths) => bytesOf(graph, paths))
      const what = 'beyond the first view'
      // Several elements may load it, and have not the same already: the most counts.
      return added.length > 0
        ? [{ name: `+ ${nameOf(path)}`, bytes: Math.max(...added), what }]
        : []
    })

  const texts = [...graph.keys()]
    .filter(isText)
    .map((path) => ({ name: nameOf(path), bytes: bytesOf(graph, [path]), what: 'long text' }))
  const catalogues = [...graph.keys()].filter((path) => localeOf(path) && !isText(path))
  const languages = [...new Set(catalogues.map(localeOf))].map((locale) => {
    const paths = catalogues.filter((path) => localeOf(path) === locale)
    const what = `${paths.length} catalogues`
    return { name: `language ${locale}`, bytes: bytesOf(graph, paths), what }
  })
  return [...perElement, ...whole, ...later, ...texts, ...languages]
}

export interface Verdict extends Weight {
  readonly budget: number | undefined
  readonly isWithin: boolean
  readonly note: string
}

/** Weights that are promised as a ratio to the bare element. */
const isPromised = ({ name }: Weight) => / (first view|readable text|settled)$/.test(name)

/** Holds weights against their budgets. A weight without a budget is not within it, nor is a budget without a weight. */
export function judge(weights: readonly Weight[], bareBytes: number, budgets: Budgets): Verdict[] {
  const verdicts = weights.map((weight): Verdict => {
    const budget = budgets.bytes[weight.name]
    const fits = budget !== undefined && weight.bytes <= budget
    const note = budget === undefined ? 'has no budget' : fits ? '' : 'above its budget'
    return { ...weight, budget, isWithin: fits, note }
  })
  const ratios = weights.filter(isPromised).map((weight): Verdict => {
    const ratio = weight.bytes / bareBytes
    const promise = budgets.toBare[weight.name]
    const fits = promise !== undefined && ratio <= promise.limit
    const noteOf = ({ target, limit }: ToBare) => {
      if (ratio > limit) return `above ${limit}`
      return ratio > target ? `above the target ${target}` : ''
    }
    return {
      name: `${weight.name} : bare`,
      bytes: weight.bytes,
      what: `${ratio.toFixed(3)} of the bare element (${bareBytes} bytes)`,
      budget: promise && Math.floor(bareBytes * promise.limit),
      isWithin: fits,
      note: promise ? noteOf(promise) : 'has no limit',
    }
  })
  const known = new Set(weights.map(({ name }) => name))
  const gone = [...new Set([...Object.keys(budgets.bytes), ...Object.keys(budgets.toBare)])]
    .filter((name) => !known.has(name))
    .map((name): Verdict => {
      const note = 'nothing has this name any more'
      return { name, bytes: 0, what: '', budget: budgets.bytes[name], isWithin: false, note }
    })
  return [...ratios, ...verdicts, ...gone]
}
