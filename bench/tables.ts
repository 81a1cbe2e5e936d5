import type { HeapGrowth } from './heap.ts'
import type { BenchPage, StepPage } from './pages.ts'
import { type OpenedStep, sumOf, type Visit } from './visit.ts'

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/** The medians of a page over all rounds; bytes of bodies, and milliseconds. */
interface Medians {
  /** Bytes of scripts, and of everything, that had come when the first view could be used. */
  readonly code: number
  readonly all: number
  readonly requests: number
  /** Everything that the element loads on its own. */
  readonly rest: number
  readonly painted: number
  /** `NaN` if there is no long text. */
  readonly readable: number
  readonly usable: number
  readonly whole: number
  /** Processor time of the page's thread until the first view can be used. */
  readonly processor: number
  readonly longestTask: number
}

function mediansOf(visits: readonly Visit[]): Medians {
  const over = (measure: (visit: Visit) => number) => median(visits.map(measure))
  const come = ({ loads, usable }: Visit) => loads.filter(({ ended }) => ended <= usable)
  return {
    code: over((visit) => sumOf(come(visit).filter(({ path }) => path.endsWith('.js')))),
    all: over((visit) => sumOf(come(visit))),
    requests: over((visit) => come(visit).length),
    rest: over(({ loads }) => sumOf(loads)),
    painted: over(({ painted }) => painted),
    readable: over(({ readable }) => readable ?? Number.NaN),
    usable: over(({ usable }) => usable),
    whole: over(({ whole }) => whole),
    processor: over(({ untilUsable }) => untilUsable),
    longestTask: over(({ longestTask }) => longestTask),
  }
}

/** Something that an element must do, and what was measured. */
export interface Check {
  readonly what: string
  readonly measured: string
  readonly isMet: boolean
}

/** Milliseconds from the press on a step, early on a slow phone, to its view. */
const longestWait = 150

/** The measurements of a run. The first page is the baseline of the others. */
interface Measurements {
  readonly pages: readonly (readonly [BenchPage, readonly Visit[]])[]
  readonly steps: readonly (readonly [StepPage, readonly (readonly OpenedStep[])[]])[]
  readonly heaps: ReadonlyMap<string, HeapGrowth>
  readonly history: readonly Check[]
}

interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const whole = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(0))

/** The tables of a run: pages, steps, and checks. */
export function tablesOf({ pages, steps, heaps, history }: Measurements): readonly Table[] {
  const summaries = pages.map(([page, visits]) => ({ page, medians: mediansOf(visits) }))
  const bare = summaries[0]?.medians
  if (!bare) return []
  const ratio = (measure: keyof Medians, to = measure) =>
    [
      'ratio',
      (own: Medians) => {
        const value = own[measure] / bare[to]
        return Number.isNaN(value) ? '' : value.toFixed(2)
      },
    ] as const
  const columns: readonly (readonly [head: string, cell: (medians: Medians) => string])[] = [
    ['code kB', ({ code }) => kilobytes(code)],
    ratio('code'),
    ['all kB', ({ all }) => kilobytes(all)],
    ['requests', ({ requests }) => whole(requests)],
    ['rest kB', ({ rest, all }) => kilobytes(rest - all)],
    ['painted ms', ({ painted }) => whole(painted)],
    ratio('painted'),
    ['readable ms', ({ readable }) => whole(readable)],
    ratio('readable', 'usable'),
    ['usable ms', ({ usable }) => whole(usable)],
    ratio('usable'),
    ['whole ms', (own) => whole(own.whole)],
    ratio('whole'),
    ['processor ms', ({ processor }) => whole(processor)],
    ratio('processor'),
    ['longest task ms', ({ longestTask }) => whole(longestTask)],
  ]
  const opened = steps.flatMap(([page, visits]) =>
    page.path.map(([, step], at) => {
      const of = (measure: (opened: OpenedStep) => number) =>
        median(visits.flatMap((visit) => visit[at] ?? []).map(measure))
      return {
        name: [page.name, ...page.path.slice(0, at + 1).map(([button]) => button)].join(' → '),
        step,
        isFirst: at === 0,
        view: of(({ view }) => view),
        whole: of((each) => each.whole),
        bytes: of(({ bytes }) => bytes),
      }
    }),
  )
  const checks: readonly Check[] = [
    ...opened
      .filter(({ isFirst }) => isFirst)
      .map(({ name, view }) => ({
        what: `${name}: its view within ${longestWait} ms of the press`,
        measured: `${whole(view)} ms`,
        isMet: view <= longestWait,
      })),
    ...[...heaps].map(([tag, { mounts, growth, nodes }]) => ({
      what: `Heap after ${mounts} mounts and removals of ${tag} within 5 %`,
      measured: `${(growth * 100).toFixed(1)} %, ${nodes} nodes more`,
      isMet: Math.abs(growth) <= 0.05,
    })),
    ...history,
  ]
  return [
    {
      heads: ['page', ...columns.map(([head]) => head)],
      rows: summaries.map(({ page, medians }) => [
        page.name,
        ...columns.map(([, cell]) => cell(medians)),
      ]),
    },
    {
      heads: ['buttons', 'step', 'kB', 'view ms', 'whole ms'],
      rows: opened.map((each) => [
        each.name,
        each.step,
        kilobytes(each.bytes),
        whole(each.view),
        whole(each.whole),
      ]),
    },
    {
      heads: ['what must hold', 'measured', ''],
      rows: checks.map(({ what, measured, isMet }) => [what, measured, isMet ? 'met' : 'missed']),
    },
  ].filter(({ rows }) => rows.length > 0)
}
