import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { startServer } from '../sandbox/server.ts'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { locales } from '../shared/i18n/locale.ts'
import { addressOf } from '../site/languages.ts'
import { writeBetween } from './markers.ts'
import { markdownTable, textTable } from './text-table.ts'

/**
 * Lighthouse on the settings of a phone, for every route of the site in every language, as the
 * sandbox serves the built site.
 *
 * `--write` puts the table into README.md; `--only /trusts` measures one path in all languages.
 */
const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const root = join(import.meta.dirname, '..')

/** A path for each route: of documents one, of contracts the sandbox's own. */
const paths = [
  '/',
  '/trusts',
  '/creditCard',
  '/trustFund',
  '/ccvService',
  '/transfer',
  '/contract/sandbox-contract',
  '/login',
  '/documents/family-office',
].filter((path) => !options.only || options.only === path)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What is aimed for, of 100. */
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const [load = 0] = loadavg()
const busy =
  load > availableParallelism() / 2 ? ` The machine was busy (load ${load.toFixed(1)}).` : ''

const server = await startServer({ port: 0, database: 'memory', everything: true })
const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: ['--headless', ...chromiumArgs],
})
const rows: string[][] = []
const missed: string[] = []
try {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const cookies = [{ name: 'token', value: server.token, url: server.url }]
  await browser.contexts()[0]?.addCookies(cookies)
  const measure = (address: string) =>
    lighthouse(server.url + address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      // The transfer page is for who has signed in: the cookie stays.
      disableStorageReset: true,
    })
  // The first visit of all finds a browser that is still waking up, and is not counted.
  await measure('/')
  for (const path of paths) {
    for (const locale of locales) {
      const address = addressOf(locale, path)
      const result = await measure(address)
      const scores = categories.map((category) =>
        Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
      )
      rows.push([address, ...scores.map(String)])
      const failing = Object.values(result?.lhr.audits ?? {})
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id)
      categories.forEach((category, at) => {
        if ((scores[at] ?? 0) < aims[category]) {
          missed.push(`${address}: ${category} ${scores[at]} of ${aims[category]}`)
        }
      })
      console.error(address, scores.join(' '), failing.join(' '))
    }
  }
  await browser.close()
} finally {
  chrome.kill()
  await server.close()
}

const heads = ['page', ...categories]
console.log(textTable(heads, rows))
for (const line of missed) console.log(`missed: ${line}`)
if (options.write) {
  const day = new Date().toISOString().slice(0, 10)
  const version = (await import('lighthouse/package.json', { with: { type: 'json' } })).default
    .version
  const note = `Lighthouse ${version}, phone settings, measured on ${day}.${busy}`
  writeBetween(join(root, 'README.md'), 'site bench', `${note}\n\n${markdownTable(heads, rows)}`)
}
