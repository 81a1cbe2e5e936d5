#!/usr/bin/env node
import { readArguments, UsageError, usage } from './arguments.ts'
import { asJson, countOf, formatRow, headingOf, summaryOf } from './report.ts'
import { runConformance } from './run.ts'
import type { Row } from './settings.ts'

/** Runs the command and returns its exit code. */
async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2))
  if (!read) {
    console.log(usage)
    return 0
  }
  const { settings, isJson } = read
  if (!isJson) console.log(headingOf(settings))
  const rows: Row[] = []
  for await (const row of runConformance(settings)) {
    rows.push(row)
    if (!isJson) console.log(formatRow(row))
  }
  console.log(isJson ? asJson(settings, rows) : summaryOf(rows))
  if (countOf(rows, 'passed') + countOf(rows, 'failed') === 0) {
    console.error('Nothing was compared: set at least --token.')
    return 2
  }
  return countOf(rows, 'failed') > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
