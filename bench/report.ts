import type { PageSummary, StepSummary, Verdict } from './summary.ts'

type Table = (heads: readonly string[], rows: readonly (readonly string[])[]) => string

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const whole = (value: number) => value.toFixed(0)
const task = (duration: number) => (duration > 0 ? whole(duration) : 'under 50')

export interface Report {
  readonly pages: readonly PageSummary[]
  readonly steps: readonly StepSummary[]
  readonly verdicts: readonly Verdict[]
}

/** The three tables of a run, written by `table`. Ratios are to the first page. */
export function reportTables({ pages, steps, verdicts }: Report, table: Table): string {
  const [bare] = pages
  if (!bare) return ''
  const ratio = (value: number, to: number) => (value / to).toFixed(2)
  const first = table(
    [
      'page',
      'code kB',
      'ratio',
      'all kB',
      'requests',
      'settled kB',
      'requests',
      'painted ms',
      'ratio',
      'usable ms',
      'ratio',
      'whole ms',
      'longest task ms',
    ],
    pages.map((page) => [
      page.name,
      kilobytes(page.code),
      ratio(page.code, bare.code),
      kilobytes(page.all),
      whole(page.requests),
      kilobytes(page.settled),
      whole(page.settledRequests),
      whole(page.painted),
      ratio(page.painted, bare.painted),
      whole(page.usable),
      ratio(page.usable, bare.usable),
      whole(page.whole),
      task(page.longestTask),
    ]),
  )
  const second = table(
    ['step opened', 'ms', 'ratio to usable bare'],
    steps.map(({ name, time }) => [name, whole(time), ratio(time, bare.usable)]),
  )
  const third = table(
    ['target', 'measured', ''],
    verdicts.map(({ target, measured, isMet }) => [target, measured, isMet ? 'met' : 'missed']),
  )
  return [first, second, third].join('\n\n')
}
