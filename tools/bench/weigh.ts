import type { Tag } from '../../elements/elements.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import type { Budgets, ToBare } from './budgets.ts'
import { bytesOf, closureOf, type Graph, nameOf } from './dist-graph.ts'

interface Weight {
  /** Name of a budget. */
  readonly name: string
  readonly bytes: number
  readonly what: string
}

/** Catalogues and long texts end in their language: `transfer.zh`, `transfer-steps.zh`, `contract-text.zh`. */
export const localeOf = (path: string): string | undefined =>
  locales.find((locale) => nameOf(path).endsWith(`.${locale}`))

const isText = (path: string) => /-text\.\w+$/.test(nameOf(path)) && localeOf(path) !== undefined

const isEntry = (path: string) => /^tw-[\w-]+\.js$/.test(path)

/** Module entries of a build, by tag. */
export const entriesOf = (graph: Graph): Map<string, string> =>
  new Map([...graph.keys()].filter(isEntry).map((path) => [path.slice(0, -3), path]))

/** The files that an entry itself imports when its element is inserted, in English. */
const askedBy = (graph: Graph, entry: string): readonly string[] =>
  (graph.get(entry)?.dynamics ?? []).filter(
    // Old browsers load `unsupported`, and nothing else.
    (path) => (localeOf(path) ?? 'en') === 'en' && nameOf(path) !== 'unsupported',
  )

/**
 * The code that reads the first answer loads after it and is not part of the first view. That of a
 * contract includes `dates`, for the present day.
 */
const isApi = (path: string) => /^(api|client|dates)$/.test(nameOf(path))

/**
 * The files of an element's first view in English: the entry, and its dynamic imports with all that
 * they import (React, class, model and view, catalogue, long text).
 */
export const firstViewOf = (graph: Graph, entry: string): Set<string> =>
  closureOf(graph, [entry, ...askedBy(graph, entry).filter((path) => !isApi(path))])

/**
 * The files of a settled first view in English: the first view, the code that reads the first
 * answer, and the chunks in `parts`.
 */
export function settledOf(graph: Graph, entry: string, parts: readonly string[]): Set<string> {
  return closureOf(graph, [entry, ...askedBy(graph, entry), ...namedIn(graph, parts)])
}

/** Chunks by their names. */
const namedIn = (graph: Graph, names: readonly string[]): string[] =>
  names.map((name) => {
    const file = [...graph.keys()].find((path) => nameOf(path) === name)
    if (!file) throw new Error(`The build has no chunk ${name}`)
    return file
  })

/**
 * The files before a long text can be read, in English: the entry, which paints the shell, the
 * text, and the code that draws it there. Undefined for an element without such a text.
 */
export function readableTextOf(graph: Graph, entry: string): Set<string> | undefined {
  const asked = askedBy(graph, entry)
  const text = asked.find(isText)
  const preview = asked.find((path) => nameOf(path).endsWith('-placeholder'))
  return text && preview ? closureOf(graph, [entry, preview, text]) : undefined
}

/** The files that a build imports dynamically. */
const lazyOf = (graph: Graph): string[] => [
  ...new Set([...graph.values()].flatMap(({ dynamics }) => dynamics)),
]

/** All files that an entry can load. */
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

/** The chunks that an element loads after its first view, by their names; texts in English. */
interface LaterParts {
  /** On its own, once the first view can be used. */
  readonly settled: readonly string[]
  /** With the step that is opened first, whichever it is. */
  readonly opening: readonly string[]
  /** Steps that can be opened first and have their own file; all others follow another step. */
  readonly first?: readonly string[]
}

const laterParts: Readonly<Record<string, LaterParts>> = {
  'tw-account': {
    settled: ['settled', 'client'],
    opening: ['account-steps', 'account-steps.en'],
  },
  'tw-contract': {
    settled: ['settled', 'api', 'contract-steps', 'contract-Sign', 'contract-steps.en'],
    opening: [],
    first: ['contract-open-signature', 'contract-copy'],
  },
  'tw-fund-lookup': {
    settled: ['settled', 'client'],
    opening: ['fund-lookup-steps', 'fund-lookup-steps.en'],
  },
  'tw-transfer': {
    settled: ['settled', 'client', 'transfer-settled', 'form'],
    opening: ['transfer-steps', 'transfer-steps.en'],
  },
  'tw-wallet': {
    settled: ['settled', 'client', 'wallet-settled', 'wallet-hub', 'wallet-steps.en'],
    opening: ['wallet-steps'],
    first: [
      'wallet-History',
      'wallet-Record',
      'wallet-BindCard',
      'wallet-TransferMenu',
      'wallet-ToFriend',
      'wallet-Convert',
    ],
  },
} satisfies Readonly<Record<Tag, LaterParts>>

/** The number of files that a step loads, and their bytes. */
interface StepFiles {
  readonly element: string
  /** The chunk of the step; `opening` if it is in the chunks that open steps. */
  readonly step: string
  readonly files: number
  readonly bytes: number
}

/**
 * The files that each step of an element loads in English, if opened from the settled first view or
 * after another step.
 */
export function stepsOf(graph: Graph, tag: string, parts = laterParts[tag]): StepFiles[] {
  if (!parts) throw new Error(`${tag} has no list of what it loads later`)
  const { settled, opening, first = [] } = parts
  const entry = `${tag}.js`
  const before = settledOf(graph, entry, settled)
  const opened = closureOf(graph, [...before, ...namedIn(graph, opening)])
  const count = (step: string, from: Set<string>, to: Set<string>): StepFiles => {
    const added = [...to].filter((path) => !from.has(path))
    return { element: tag, step, files: added.length, bytes: bytesOf(graph, added) }
  }
  const others = [...reachOf(graph, entry)].filter(
    (path) =>
      !opened.has(path) &&
      !first.includes(nameOf(path)) &&
      isOfElement(path, tag) &&
      !localeOf(path),
  )
  return [
    ...(opening.length > 0 ? [count('opening', before, opened)] : []),
    ...first.map((name) =>
      count(name, before, closureOf(graph, [...opened, ...namedIn(graph, [name])])),
    ),
    ...others.map((path) => count(nameOf(path), opened, closureOf(graph, [...opened, path]))),
  ]
}

const isOfElement = (path: string, tag: string) => nameOf(path).startsWith(`${tag.slice(3)}-`)

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
    ...(tag === 'tw-transfer'
      ? [
          {
            name: `${tag} settled`,
            bytes: bytesOf(graph, settledOf(graph, entry, laterParts[tag]?.settled ?? [])),
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
      // Several elements may load it, each with other files loaded before: the most bytes count.
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

interface BudgetResult extends Weight {
  readonly budget: number | undefined
  readonly isWithin: boolean
  readonly note: string
}

/** Weights that are promised as a ratio to the bare element. */
const isPromised = ({ name }: Weight) => /^tw-.* (first view|readable text|settled)$/.test(name)

/**
 * Compares weights with their budgets. A weight without a budget fails, and so does a budget
 * without a weight.
 */
export function judge(
  weights: readonly Weight[],
  bareBytes: number,
  budgets: Budgets,
): BudgetResult[] {
  const results = weights.map((weight): BudgetResult => {
    const budget = budgets.bytes[weight.name]
    const fits = budget !== undefined && weight.bytes <= budget
    const note = budget === undefined ? 'has no budget' : fits ? '' : 'above its budget'
    return { ...weight, budget, isWithin: fits, note }
  })
  const ratios = weights.filter(isPromised).map((weight): BudgetResult => {
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
    .map((name): BudgetResult => {
      const note = 'nothing has this name any more'
      return { name, bytes: 0, what: '', budget: budgets.bytes[name], isWithin: false, note }
    })
  return [...ratios, ...results, ...gone]
}
