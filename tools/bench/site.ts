import { readdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { startServer } from '../../sandbox/server.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { addressOf } from '../../site/app/languages.ts'
import { matchRoute } from '../../site/app/routes.ts'
import { pageNames, pages } from '../../site/pages/pages.ts'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { writeBetween } from './markers.ts'
import { markdownTable, textTable } from './text-table.ts'

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
const root = join(import.meta.dirname, '../..')

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

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const [load = 0] = loadavg()
const busy =
  load > availableParallelism() / 2 ? ` The machine was busy (load ${load.toFixed(1)}).` : ''

const server = await startServer({ port: 0, database: 'memory', everything: true })
const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: ['--headless', ...chromiumArgs],
})
const rows: string[][] = []
/** Lighthouse's benchmark of the machine at each visit; it expects 1000 or more. */
const indices: number[] = []
const missed: string[] = []
try {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [context = await browser.newContext()] = browser.contexts()
  await context.addCookies([{ name: 'token', value: server.token, url: server.url }])
  const cache = await context.newCDPSession(await context.newPage())
  /** Scores in the order of `categories`. */
  const measure = async (address: string, path: string): Promise<number[]> => {
    await cache.send('Network.clearBrowserCache')
    const result = await lighthouse(server.url + address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      skipAudits: unlisted(path),
      // The transfer page needs a sign-in: the cookie stays.
      disableStorageReset: true,
    })
    indices.push(result?.lhr.environment.benchmarkIndex ?? 0)
    const failing = Object.values(result?.lhr.audits ?? {})
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id)
    const scores = categories.map((category) =>
      Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
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
      const scores = categories.map((_, at) => middle(runs.map((run) => run[at] ?? 0)))
      rows.push([address, ...scores.map(String), String(runs.length)])
      categories.forEach((category, at) => {
        if ((scores[at] ?? 0) < aims[category]) {
          missed.push(`${address}: ${category} ${scores[at]} of ${aims[category]}`)
        }
      })
    }
  }
  await browser.close()
} finally {
  chrome.kill()
  await server.close()
}

const heads = ['page', ...categories, 'runs']
console.log(textTable(heads, rows))
for (const line of missed) console.log(`missed: ${line}`)
if (options.write) {
  const day = new Date().toISOString().slice(0, 10)
  const version = (await import('lighthouse/package.json', { with: { type: 'json' } })).default
    .version
  const index = Math.round(middle(indices))
  const note = `Lighthouse ${version}, phone settings, measured on ${day}, benchmark index ${index}.${busy}`
  writeBetween(
    join(root, 'docs/performance.md'),
    'site bench',
    `${note}\n\n${markdownTable(heads, rows)}`,
  )
}
