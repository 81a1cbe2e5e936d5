import type { PageSummary, StepSummary, TargetResult } from './summary.ts'

type Table = (heads: readonly string[], rows: readonly (readonly string[])[]) => string

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const whole = (value: number) => value.toFixed(0)
const task = (duration: number) => (duration > 0 ? whole(duration) : 'under 50')

/** The measurements of one element. */
export interface ElementReport {
  readonly tag: string
  readonly pages: readonly PageSummary[]
  readonly steps: readonly StepSummary[]
  readonly targetResults: readonly TargetResult[]
}

export interface Report {
  /** The bare element, measured twice. */
  readonly bare: readonly PageSummary[]
  readonly elements: readonly ElementReport[]
}

/** The format of the report: Markdown for docs/performance.md, aligned text for a terminal. */
interface Writing {
  readonly table: Table
  readonly heading: (tag: string) => string
}

/** A column: its head, and the text of a cell. Ratios are to the first bare page. */
type Column = readonly [head: string, cell: (page: PageSummary) => string]

function columnsFor(bare: PageSummary, hasText: boolean): readonly Column[] {
  const ratio = (of: keyof PageSummary, to = of): Column => [
    'ratio',
    (page) => (Number.isNaN(page[of]) ? '' : (Number(page[of]) / Number(bare[to])).toFixed(2)),
  ]
  const readable: Column = [
    'readable ms',
    (page) => (Number.isNaN(page.readable) ? '' : whole(page.readable)),
  ]
  return [
    ['page', ({ name }) => name],
    ['code kB', ({ code }) => kilobytes(code)],
    ratio('code'),
    ['all kB', ({ all }) => kilobytes(all)],
    ['requests', ({ requests }) => whole(requests)],
    ['settled kB', ({ settled }) => kilobytes(settled)],
    ['requests', ({ settledRequests }) => whole(settledRequests)],
    ['painted ms', ({ painted }) => whole(painted)],
    ratio('painted'),
    ...(hasText ? [readable, ratio('readable', 'usable')] : []),
    ['usable ms', ({ usable }) => whole(usable)],
    ratio('usable'),
    ['whole ms', (page) => whole(page.whole)],
    ['longest task ms', ({ longestTask }) => task(longestTask)],
  ]
}

function tablesOf(
  { tag, pages, steps, targetResults }: ElementReport,
  bare: readonly PageSummary[],
  { table, heading }: Writing,
): string[] {
  const [first] = bare
  if (!first) return []
  const hasText = pages.some(({ readable }) => !Number.isNaN(readable))
  const columns = columnsFor(first, hasText)
  return [
    heading(tag),
    table(
      columns.map(([head]) => head),
      [...bare, ...pages].map((page) => columns.map(([, cell]) => cell(page))),
    ),
    ...(steps.length > 0
      ? [
          table(
            ['step opened', 'kB', 'ms', 'ratio to usable bare'],
            steps.map(({ name, bytes, time }) => [
              name,
              kilobytes(bytes),
              whole(time),
              (time / first.usable).toFixed(2),
            ]),
          ),
        ]
      : []),
    table(
      ['target', 'measured', ''],
      targetResults.map(({ target, measured, isMet }) => [
        target,
        measured,
        isMet ? 'met' : 'missed',
      ]),
    ),
  ]
}

/** The tables of a run, by element. */
export const reportTables = ({ bare, elements }: Report, writing: Writing): string =>
  elements.flatMap((element) => tablesOf(element, bare, writing)).join('\n\n')
