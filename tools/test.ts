import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ensureCjkFonts, findChromium } from './browsers.ts'
import { checkTranslations } from './check-translations.ts'

/**
 * `npm test`: everything a change must pass. Stages of one phase run side by side; the first phase
 * with a failure is the last. `--only=types,unit` runs some stages, `--full` the long battery.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const unitReport = '.cache/vitest.json'
const browserReport = '.cache/playwright.json'

/** Runs a tool of this project and returns its output; rejects with it if the tool fails. */
const run = async (command: string): Promise<string> => {
  const [name = '', ...args] = command.split(' ')
  const child = spawn(`node_modules/.bin/${name}`, args, { cwd: root })
  const exit = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code, signal] = (await exit) as [number | null, string | null]
  if (code !== 0) throw new Error(`${out}${err}\n${command} ended with ${code ?? signal}`)
  return out + err
}

/** As `run`, with the output on the terminal at once. */
const show = async (command: string): Promise<string> => {
  const [name = '', ...args] = command.split(' ')
  const child = spawn(`node_modules/.bin/${name}`, args, { cwd: root, stdio: 'inherit' })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`${command} ended with ${code ?? signal}`)
  return ''
}

/** Returns what to print; rejects if the stage fails. */
type Stage = () => Promise<string>

/** Finds or installs Chromium and the fonts of four languages. */
const prepareBrowser: Stage = async () => {
  process.env.CHROMIUM_PATH = await findChromium()
  await ensureCjkFonts()
  return ''
}

const phases: readonly Readonly<Record<string, Stage>>[] = [
  {
    types: () => run('tsc'),
    lint: () => run('biome ci --colors=off'),
    async translations() {
      await checkTranslations(root, () => run('lingui extract --clean'))
      return ''
    },
    tables: () => run('tsx tools/tables.ts --check'),
    async unused() {
      const all = await run('knip --no-progress --no-config-hints')
      if (!process.env.FULL) return all
      return run('knip --no-progress --no-config-hints --production --strict --dependencies')
    },
  },
  {
    unit: () =>
      run(`vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`),
    async build() {
      const stories = 'storybook build --test --quiet -o .cache/storybook'
      return (await Promise.all([run('vite build'), run(stories)])).join('')
    },
    // Meanwhile a machine without a browser downloads one.
    chromium: prepareBrowser,
  },
  {
    size: () => run('tsx tools/sizes.ts'),
    async package() {
      const elements = await run('tsx tools/package/check.ts')
      if (!process.env.FULL) return elements
      const full = [
        'package/check-sandbox',
        'package/check-react-native',
        'native/check-syntax',
        'native/check-kotlin',
      ]
      const others: string[] = []
      for (const name of full) others.push(await run(`tsx tools/${name}.ts`))
      return [elements, ...others].join('')
    },
    async browser() {
      await prepareBrowser()
      if (process.env.FULL) console.log(await run('tsx tools/package/examples.ts'))
      return show('playwright test')
    },
  },
]

const names = phases.flatMap((phase) => Object.keys(phase))

/** The requested stages: all of them, or those of `--only`. */
function readArguments(args: readonly string[]): readonly string[] {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  const chosen = only?.split(',') ?? names
  const isUnderstood = args.every((arg) => arg === '--full' || arg === `--only=${only}`)
  if (!isUnderstood || !chosen.every((name) => names.includes(name))) {
    console.error(`Usage: npm test -- [--full] [--only=stage,stage]; stages: ${names.join(', ')}`)
    process.exit(2)
  }
  return chosen
}

/** Counts of tests, from the reports of the stages that ran. */
function countTests() {
  const read = (path: string) => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'))
    } catch {
      return {}
    }
  }
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport)
  const { stats: { expected = 0, unexpected = 0 } = {} } = read(browserReport)
  return { passed: numPassedTests + expected, failed: numFailedTests + unexpected }
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

process.chdir(root)
const args = process.argv.slice(2)
const chosen = readArguments(args)
if (args.includes('--full')) process.env.FULL = '1'
// An old report must not count for a run that wrote none.
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

const start = performance.now()
const times: string[] = []
const failed: string[] = []
for (const phase of phases) {
  const stages = Object.entries(phase).filter(([name]) => chosen.includes(name))
  await Promise.all(
    stages.map(async ([name, stage]) => {
      const begun = performance.now()
      const outcome = await stage().catch((cause: Error) => cause)
      times.push(`${name} ${secondsSince(begun)}`)
      if (outcome instanceof Error) failed.push(name)
      console.log(`\n=== ${name}${outcome instanceof Error ? ' FAILED' : ''}`)
      console.log(outcome instanceof Error ? outcome.message : outcome)
    }),
  )
  if (failed.length > 0) break
}

const tests = countTests()
console.log(`\n${times.join(', ')}; together ${secondsSince(start)}`)
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`)
// A stage that fails without a failed test, such as a type error, counts as one.
console.log(`${tests.passed} passed, ${tests.failed || failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
