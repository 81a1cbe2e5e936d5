import { printable } from './printable.ts'
import type { Row, Settings, State } from './settings.ts'

const marks: Readonly<Record<State, string>> = {
  passed: 'ok  ',
  failed: 'FAIL',
  'left out': '-   ',
}

export const countOf = (rows: readonly Row[], state: State): number =>
  rows.filter((row) => row.state === state).length

/** A row as lines of text. */
export function formatRow({ call, aspect, state, faults, notes, ms }: Row): string {
  const time = ms === undefined ? '' : `${ms} ms`
  const first = `${marks[state]}  ${call.padEnd(18)}  ${aspect.padEnd(31)}  `
  const rest = [...faults, ...notes.map((note) => `note: ${note}`)].map(
    (text) => `      ${printable(text)}`,
  )
  return state === 'left out'
    ? first + printable(faults.join('; '))
    : [`${first}${time}`.trimEnd(), ...rest].join('\n')
}

export const headingOf = ({ baseUrl, allowsWrites }: Settings): string =>
  `${baseUrl}: ${allowsWrites ? 'calls that change something are made (--allow-writes)' : 'only calls that change nothing (no --allow-writes)'}\n`

export const summaryOf = (rows: readonly Row[]): string =>
  `\n${countOf(rows, 'passed')} passed, ${countOf(rows, 'failed')} failed, ${countOf(rows, 'left out')} left out`

/** The result of a run as JSON, for programs. */
export const asJson = ({ baseUrl, allowsWrites }: Settings, rows: readonly Row[]): string =>
  JSON.stringify(
    {
      baseUrl,
      allowsWrites,
      passed: countOf(rows, 'passed'),
      failed: countOf(rows, 'failed'),
      leftOut: countOf(rows, 'left out'),
      rows,
    },
    null,
    2,
  )
