import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkTranslations } from './check-translations.ts'
import { ensureCjkFonts } from './chromium.ts'

/** `npm test`: everything a change must pass, the quick things first; stops at the first failure. */

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of those that passed, how many failed at first; Playwright names them at its end. */
  readonly unsteady?: number
}

interface Stage {
  readonly title: string
  /** Rejects with words if it fails. */
  run(): Promise<unknown>
  /** What its tests came to, if it has some. */
  counts?(): Counts
}

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = { unit: '.cache/vitest.json', browser: '.cache/playwright.json' }

/** Runs a tool of this project, its output going where ours goes. */
const tool = async (name: string, ...args: readonly string[]) => {
  const child = spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit', cwd: root })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`${[name, ...args].join(' ')} ended with ${code ?? signal}`)
}

/** A tool that writes a report; an old report must not stand for a run that never came to write. */
const reporting = async (report: string, name: string, ...args: readonly string[]) => {
  rmSync(report, { force: true })
  await tool(name, ...args)
}

const readReport = <Report>(path: string): Partial<Report> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return {}
  }
}

const unitCounts = (): Counts => {
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }>(reports.unit)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

const browserCounts = (): Counts => {
  const { stats } = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(reports.browser)
  if (!stats) return { passed: 0, failed: 0, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped, unsteady: flaky }
}

const stages = {
  types: { title: 'Types', run: () => tool('tsc') },
  lint: {
    title: 'Lint, format and import rules',
    run: () => tool('biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
  },
  translations: {
    title: 'Translations',
    run: () => checkTranslations(root, () => tool('lingui', 'extract', '--clean')),
  },
  tables: {
    title: 'README tables',
    run: () => tool('tsx', 'scripts/tables.ts', '--check'),
  },
  unit: {
    title: 'Unit tests and the sandbox',
    run: () =>
      reporting(
        reports.unit,
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports.unit}`,
      ),
    counts: unitCounts,
  },
  build: { title: 'Build', run: () => tool('vite', 'build') },
  budgets: { title: 'Size budgets', run: () => tool('tsx', 'scripts/budgets.ts') },
  browser: {
    title: 'Browser tests on the build',
    async run() {
      await ensureCjkFonts()
      await reporting(reports.browser, 'playwright', 'test')
    },
    counts: browserCounts,
  },
} as const satisfies Record<string, Stage>

type StageName = keyof typeof stages
const allNames = Object.keys(stages) as StageName[]

/** `--only=types,unit` while working; all stages without it. */
function chosenStages(args: readonly string[]): readonly StageName[] {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const isKnown = only?.every((name) => name in stages) ?? true
  if (!isKnown || args.some((arg) => !arg.startsWith('--only='))) {
    console.error(`Usage: npm test -- [--only=stage,stage]; the stages are ${allNames.join(', ')}`)
    process.exit(2)
  }
  return allNames.filter((name) => !only || only.includes(name))
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function main() {
  const begun = performance.now()
  const times: string[] = []
  const counted: Counts[] = []
  const sum = (what: keyof Counts) =>
    counted.reduce((total, counts) => total + (counts[what] ?? 0), 0)

  for (const name of chosenStages(process.argv.slice(2))) {
    const stage: Stage = stages[name]
    console.log(`\n=== ${stage.title} (${name})`)
    const since = performance.now()
    let cause: unknown
    try {
      await stage.run()
    } catch (thrown) {
      cause = thrown
    }
    times.push(`${name} ${seconds(since)}`)
    const counts = stage.counts?.() ?? { passed: 0, failed: 0, skipped: 0 }
    counted.push(counts)
    if (cause === undefined && stage.counts && counts.passed + counts.failed === 0) {
      cause = new Error('it ran no test')
    }
    if (cause === undefined) continue
    // A stage that fails without a failed test, such as a type error, counts as one.
    if (counts.failed === 0) counted.push({ passed: 0, failed: 1, skipped: 0 })
    console.error(`\n!!! FAILED: ${stage.title} (${name})`)
    console.error(cause instanceof Error ? cause.message : String(cause))
    process.exitCode = 1
    break
  }

  console.log(`\n${times.join(', ')}; together ${seconds(begun)}`)
  if (sum('unsteady')) {
    console.log(`${sum('unsteady')} passed at the second try alone: find out why, and mend it`)
  }
  if (sum('skipped')) console.log(`${sum('skipped')} skipped: they need what is not here`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

process.chdir(root)
await main()
