import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from './dist-graph.ts'
import type { HeapGrowth } from './heap.ts'
import type { Visit } from './visit.ts'
import { localeOf } from './weigh.ts'

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/** Medians of one page over all rounds. */
export interface PageSummary {
  readonly name: string
  /** Scripts that had come when HOME could be used, and all that had come by then: answers, pictures, the page. */
  readonly code: number
  readonly all: number
  /** As `all`, once HOME has brought everything it brings by itself. */
  readonly settled: number
  readonly requests: number
  readonly settledRequests: number
  readonly painted: number
  readonly usable: number
  readonly whole: number
  readonly longestTask: number
}

const sumOf = (loads: Visit['loads']) => loads.reduce((sum, { bytes }) => sum + bytes, 0)

export function summarise(name: string, visits: readonly Visit[]): PageSummary {
  const over = (measure: (visit: Visit) => number) => median(visits.map(measure))
  const come = (visit: Visit) => visit.loads.filter(({ ended }) => ended <= visit.usable)
  return {
    name,
    code: over((visit) => sumOf(come(visit).filter(({ path }) => path.endsWith('.js')))),
    all: over((visit) => sumOf(come(visit))),
    settled: over(({ loads }) => sumOf(loads)),
    requests: over((visit) => come(visit).length),
    settledRequests: over(({ loads }) => loads.length),
    painted: over(({ painted }) => painted),
    usable: over(({ usable }) => usable),
    whole: over(({ whole }) => whole),
    longestTask: over(({ longTasks }) => Math.max(0, ...longTasks.map((task) => task.duration))),
  }
}

export interface StepSummary {
  readonly name: string
  readonly time: number
}

/** Medians of each step that was opened on a page. */
export function summariseSteps(mode: string, visits: readonly Visit[]): StepSummary[] {
  const names = new Set(visits.flatMap(({ steps }) => [...steps.keys()]))
  return [...names].map((name) => ({
    name: `${mode}: ${name}`,
    time: median(visits.flatMap(({ steps }) => steps.get(name) ?? [])),
  }))
}

const stepNames = (root: string): Set<string> =>
  new Set(
    readdirSync(join(root, 'widgets'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /steps[\\/]\w+\.tsx$/.test(path))
      .map((path) => path.replace(/^.*[\\/]|\.tsx$/g, '')),
  )

/** Scripts that came with a settled HOME and belong to a step that nobody opened, or to another language. */
export function unopened(root: string, visits: readonly Visit[]): string[] {
  const steps = stepNames(root)
  const loaded = new Set(visits.flatMap(({ loads }) => loads.map(({ path }) => path)))
  return [...loaded]
    .filter((path) => path.startsWith('/widgets/chunks/'))
    .map((path) => path.replace('/widgets/', ''))
    .filter((path) => {
      const name = nameOf(path)
      const isOfSteps = steps.has(name) || /-steps\b/.test(name)
      return isOfSteps || (localeOf(path) ?? 'en') !== 'en'
    })
}

export interface Verdict {
  readonly target: string
  readonly measured: string
  readonly isMet: boolean
}

export interface Findings {
  readonly bare: PageSummary
  readonly withHint: PageSummary
  readonly heap: HeapGrowth
  readonly unopened: readonly string[]
}

/** What was aimed for, beside what was measured. */
export function verdicts({ bare, withHint, heap, unopened }: Findings): Verdict[] {
  const atMost = (what: string, key: 'code' | 'usable' | 'painted', ratio: number): Verdict => {
    const measured = withHint[key] / bare[key]
    return {
      target: `${what} at most ${ratio.toFixed(2)} of the bare element`,
      measured: measured.toFixed(2),
      isMet: measured <= ratio,
    }
  }
  const growth = heap.after / heap.before - 1
  return [
    atMost('Bytes of code up to a usable HOME', 'code', 1.2),
    atMost('Time to a usable HOME with its data', 'usable', 1.25),
    atMost('Time to a painted shell', 'painted', 0.6),
    {
      target: 'No task longer than 150 ms',
      measured: `${withHint.longestTask.toFixed(0)} ms`,
      isMet: withHint.longestTask <= 150,
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
