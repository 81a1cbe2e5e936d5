import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright'
import { startServer } from '../sandbox/server.ts'
import { locales } from '../shared/text/i18n/locale.ts'
import { addressOf } from '../site/map/languages.ts'
import { pageNames, pages } from '../site/map/pages.ts'
import { matchRoute } from '../site/map/routes.ts'
import { chromiumArgs, findChromium } from '../tools/browsers.ts'
import { writeBetween } from '../tools/markers.ts'
import { markdownTable, textTable } from '../tools/text-table.ts'
import { median } from './tables.ts'

/**
 * Lighthouse on the settings of a phone, for every route of the site in every language, as the
 * sandbox serves the built site to a first-time visitor. A page that misses a target is measured
 * twice more, and each score is the median, because measurements vary.
 *
 * `--write` puts the table into docs/performance.md; `--only /trusts` measures one path in all
 * languages.
 */
const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const root = join(import.meta.dirname, '..')

/**
 * The release of Lighthouse, which npx downloads at its first use. It is not a dependency, because
 * only this file needs its 170 packages, and every `npm ci` would install them.
 */
const lighthouseVersion = '12.8.2'

/** What this file reads of a report. */
interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly scoreDisplayMode: string }>
  >
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** A path for each page: one of the documents, and the contract of the sandbox. */
const paths = pageNames
  .map((name) =>
    pages[name].path.replace(':token', 'sandbox-contract').replace(':name', 'family-office'),
  )
  .filter((path) => !options.only || options.only === path)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Target scores, of 100. */
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** The audits to skip: behind sign-in, and at a secret address, a page asks not to be listed. */
const unlisted = (path: string) => {
  const { isSecret, isUnlisted, needsToken } = pages[matchRoute(path).name]
  return isSecret || isUnlisted || needsToken ? ['is-crawlable'] : []
}

const [load = 0] = loadavg()
const busy =
  load > availableParallelism() / 2 ? ` The machine was busy (load ${load.toFixed(1)}).` : ''

const server = await startServer({ port: 0, database: 'memory', everything: true })
/** The browser's profile and the report of Lighthouse. */
const folder = await mkdtemp(join(tmpdir(), 'bench-site-'))
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: await findChromium(),
  args: [...chromiumArgs, '--remote-debugging-port=0'],
  // Lighthouse audits whether a page may enter this cache.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  viewport: null,
})
/** Runs Lighthouse on a new page of the browser. Rejects if it writes no report. */
const audit = async (url: string, skipped: readonly string[]): Promise<Report> => {
  const [port] = (await readFile(join(folder, 'profile/DevToolsActivePort'), 'utf8')).split('\n')
  const path = join(folder, 'report.json')
  await rm(path, { force: true })
  const flags = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${path}`,
    `--only-categories=${categories.join()}`,
    ...skipped.map((name) => `--skip-audits=${name}`),
    // The transfer page needs a sign-in: the cookie stays.
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
  ]
  // In this folder npx does not search the packages of the project first.
  const run = promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${lighthouseVersion}`, url, ...flags],
    {
      cwd: folder,
    },
  )
  // A page that cannot be loaded ends it with an error as well, but has a report without scores.
  const cause = await run.then(
    () => undefined,
    (cause: Error) => cause,
  )
  const report = await readFile(path, 'utf8').catch((missing: Error) => {
    throw cause ?? missing
  })
  return JSON.parse(report)
}
const rows: string[][] = []
/** Lighthouse's benchmark of the machine at each visit; it expects 1000 or more. */
const indices: number[] = []
const missed: string[] = []
try {
  await context.addCookies([{ name: 'token', value: server.token, url: server.url }])
  const cache = await context.newCDPSession(await context.newPage())
  /** Scores in the order of `categories`. */
  const measure = async (address: string, path: string): Promise<number[]> => {
    await cache.send('Network.clearBrowserCache')
    const report = await audit(server.url + address, unlisted(path))
    indices.push(report.environment.benchmarkIndex)
    const failing = Object.entries(report.audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id)
    const scores = categories.map((category) =>
      Math.round((report.categories[category]?.score ?? 0) * 100),
    )
    console.error(address, scores.join(' '), failing.join(' '))
    return scores
  }
  const isMet = (scores: readonly number[]) =>
    categories.every((category, at) => (scores[at] ?? 0) >= aims[category])

  // Warms up the server, which compresses a file at its first request, and the browser.
  for (const name of await readdir(join(root, 'dist/site/assets'))) {
    await fetch(`${server.url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } })
  }
  await measure('/', '/')

  for (const path of paths) {
    for (const locale of locales) {
      const address = addressOf(locale, path)
      const runs = [await measure(address, path)]
      if (!isMet(runs[0] ?? []))
        runs.push(await measure(address, path), await measure(address, path))
      const scores = categories.map((_, at) => median(runs.map((run) => run[at] ?? 0)))
      rows.push([address, ...scores.map(String), String(runs.length)])
      categories.forEach((category, at) => {
        if ((scores[at] ?? 0) < aims[category]) {
          missed.push(`${address}: ${category} ${scores[at]} of ${aims[category]}`)
        }
      })
    }
  }
} finally {
  await context.close()
  await server.close()
  await rm(folder, { recursive: true })
}

const heads = ['page', ...categories, 'runs']
console.log(textTable(heads, rows))
for (const line of missed) console.log(`missed: ${line}`)
if (options.write) {
  const day = new Date().toISOString().slice(0, 10)
  const index = Math.round(median(indices))
  const note = `Lighthouse ${lighthouseVersion}, phone settings, measured on ${day}, benchmark index ${index}.${busy}`
  writeBetween(
    join(root, 'docs/performance.md'),
    'site bench',
    `${note}\n\n${markdownTable(heads, rows)}`,
  )
}
