import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { budgets, timeToBare } from './budgets.ts'
import { nameOf } from './dist-graph.ts'
import type { HeapGrowth } from './heap.ts'
import { median } from './median.ts'
import type { BenchPage, Subject } from './pages.ts'
import { sumOf, type Visit } from './visit.ts'
import { localeOf } from './weigh.ts'

/** Medians of one page over all rounds. */
export interface PageSummary {
  readonly name: string
  readonly subject: Subject
  /**
   * Bytes of scripts when the first view could be used, and of everything loaded by then: answers,
   * pictures, the page.
   */
  readonly code: number
  readonly all: number
  /** Like `all`, once the first view has loaded everything that it loads on its own. */
  readonly settled: number
  readonly requests: number
  readonly settledRequests: number
  readonly painted: number
  /** When a long text could be read; `NaN` if there is none. */
  readonly readable: number
  readonly usable: number
  readonly whole: number
  readonly longestTask: number
}

export function summarise({ name, subject }: BenchPage, visits: readonly Visit[]): PageSummary {
  const over = (measure: (visit: Visit) => number) => median(visits.map(measure))
  const come = (visit: Visit) => visit.loads.filter(({ ended }) => ended <= visit.usable)
  return {
    name,
    subject,
    code: over((visit) => sumOf(come(visit).filter(({ path }) => path.endsWith('.js')))),
    all: over((visit) => sumOf(come(visit))),
    settled: over(({ loads }) => sumOf(loads)),
    requests: over((visit) => come(visit).length),
    settledRequests: over(({ loads }) => loads.length),
    painted: over(({ painted }) => painted),
    readable: over(({ readable }) => readable ?? Number.NaN),
    usable: over(({ usable }) => usable),
    whole: over(({ whole }) => whole),
    longestTask: over(({ longTasks }) => Math.max(0, ...longTasks.map((task) => task.duration))),
  }
}

export interface StepSummary {
  readonly name: string
  readonly time: number
  readonly bytes: number
}

/** Medians of each step that was opened on a page. */
export function summariseSteps(page: string, visits: readonly Visit[]): StepSummary[] {
  const names = new Set(visits.flatMap(({ steps }) => [...steps.keys()]))
  return [...names].map((name) => {
    const opened = visits.flatMap(({ steps }) => steps.get(name) ?? [])
    return {
      name: `${page}: ${name}`,
      time: median(opened.map(({ time }) => time)),
      bytes: median(opened.map(({ bytes }) => bytes)),
    }
  })
}

/**
 * The names of the parts in `steps/` of an element, as a build names their files:
 * `transfer-Deposit`.
 */
function stepNames(root: string, subject: Subject): Set<string> {
  const widget = subject.replace('tw-', '')
  const files = readdirSync(join(root, 'widgets', widget, 'steps'), {
    recursive: true,
    encoding: 'utf8',
  })
  return new Set(files.map((path) => `${widget}-${path.replace(/^.*[\\/]|\.tsx?$/g, '')}`))
}

/**
 * Scripts of a settled first view that belong to a step that is not open, or to another language.
 */
export function unopened(
  root: string,
  { subject, loadedByFirstView = [] }: BenchPage,
  visits: readonly Visit[],
): string[] {
  const widget = subject.replace('tw-', '')
  const expected = new Set(loadedByFirstView.map((name) => `${widget}-${name}`))
  const steps = stepNames(root, subject)
  const loaded = new Set(visits.flatMap(({ loads }) => loads.map(({ path }) => path)))
  return [...loaded]
    .filter((path) => path.startsWith('/widgets/chunks/'))
    .map((path) => path.replace('/widgets/', ''))
    .filter((path) => {
      const name = nameOf(path).replace(/\.\w\w$/, '')
      const isOfSteps = steps.has(name) || name.endsWith('-steps')
      return (isOfSteps && !expected.has(name)) || (localeOf(path) ?? 'en') !== 'en'
    })
}

export interface TargetResult {
  readonly target: string
  readonly measured: string
  readonly isMet: boolean
}

interface Findings {
  readonly bare: PageSummary
  /** The element's main page. */
  readonly page: PageSummary
  readonly heap: HeapGrowth
  readonly unopened: readonly string[]
}

/** The name of each element's first view in its targets. */
const usableWords: Readonly<Record<Subject, string>> = {
  bare: 'a usable page',
  'tw-transfer': 'a usable HOME with its data',
  'tw-fund-lookup': 'a usable first step',
  'tw-contract': 'a usable contract with its parties',
  'tw-account': 'a usable sign-in',
  'tw-wallet': 'a usable hub with its balances',
}

/** The targets, with the measured values. */
export function targetResults({ bare, page, heap, unopened }: Findings): TargetResult[] {
  const { subject } = page
  const atMost = (what: string, measured: number, ratio: number): TargetResult => ({
    target: `${what} at most ${ratio.toFixed(2)} of the bare element`,
    measured: measured.toFixed(2),
    isMet: measured <= ratio,
  })
  const growth = heap.after / heap.before - 1
  const { shell, readable, usable } = timeToBare
  const { target = 1.25 } = budgets.toBare[`${subject} first view`] ?? {}
  return [
    atMost(`Bytes of code up to ${usableWords[subject]}`, page.code / bare.code, target),
    atMost(
      `Time to ${usableWords[subject]}`,
      page.usable / bare.usable,
      subject === 'bare' ? 1 : usable[subject],
    ),
    atMost('Time to a painted shell', page.painted / bare.painted, shell),
    ...(Number.isNaN(page.readable)
      ? []
      : [atMost('Time to the readable text', page.readable / bare.usable, readable)]),
    {
      target: 'No task longer than 150 ms',
      measured: page.longestTask > 0 ? `${page.longestTask.toFixed(0)} ms` : 'under 50 ms',
      isMet: page.longestTask <= 150,
    },
    {
      target: 'Nothing of a step not opened, or of another language, is loaded',
      measured: unopened.length > 0 ? unopened.join(', ') : 'nothing',
      isMet: unopened.length === 0,
    },
    {
      target: `Heap after ${heap.mounts} mounts and removals within 5 %`,
      measured: `${growth < 0 ? '−' : '+'}${Math.abs(growth * 100).toFixed(1)} %`,
      isMet: Math.abs(growth) <= 0.05,
    },
  ]
}
