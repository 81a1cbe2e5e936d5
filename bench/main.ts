import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { tags } from '../elements/elements.ts'
import { chromiumArgs, findChromium } from '../tools/browsers.ts'
import { writeBetween } from '../tools/markers.ts'
import { markdownTable, textTable } from '../tools/text-table.ts'
import { measureHeap } from './heap.ts'
import { measureHistory } from './history.ts'
import { type BenchPage, pages, stepPages } from './pages.ts'
import { startBenchServer } from './server.ts'
import { tablesOf } from './tables.ts'
import { openSteps, visit } from './visit.ts'

/**
 * Measures the built elements as a first visitor on a phone gets them, against a bare element of
 * React, react-dom and r2wc built in the same run.
 *
 * `--rounds 9`, `--dist folder` for another build, `--only tw-contract` for some of the elements,
 * `--write` puts the tables into docs/performance.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    dist: { type: 'string' },
    only: { type: 'string', default: tags.join() },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const measured = tags.filter((tag) => options.only.split(',').includes(tag))
const isMeasured = ({ subject }: BenchPage) => subject === 'bare' || measured.includes(subject)

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

const [load = 0] = loadavg()
const busy =
  load > availableParallelism() / 2
    ? `This machine was busy (load ${load.toFixed(1)}): bytes hold, times do not.`
    : ''

const server = await startBenchServer(options.dist)
const launch = { executablePath: await findChromium(), args: [...chromiumArgs] }
const browser = await chromium.launch(launch)
const progress = (text: string) => process.stderr.write(process.stderr.isTTY ? `\r${text}  ` : '')
/** The results of each round, in the order of the pages. */
const resultsOf = <Page extends BenchPage, Result>(
  all: readonly Page[],
  measure: (page: Page) => Promise<Result>,
) => {
  const results = all.filter(isMeasured).map((page) => [page, [] as Result[]] as const)
  const tasks = results.map(
    ([page, own]) =>
      async () =>
        own.push(await measure(page)),
  )
  return { results, tasks }
}
try {
  const visits = resultsOf(pages, (page) => visit(browser, server.url, page))
  const steps = resultsOf(stepPages, (page) => openSteps(browser, server.url, page))
  // The very first visit warms up the browser and does not count.
  for (const page of pages.slice(0, 1)) await visit(browser, server.url, page)
  for (let round = 0; round < rounds; round++) {
    progress(`round ${round + 1} of ${rounds}`)
    for (const task of shuffled([...visits.tasks, ...steps.tasks])) await task()
  }
  const heaps = new Map()
  for (const tag of measured) {
    progress(`mounts of ${tag}`)
    heaps.set(tag, await measureHeap(launch, server.url, tag))
  }
  const history = measured.includes('tw-wallet')
    ? await measureHistory(browser, server.url, rounds)
    : []
  progress('')

  const tables = tablesOf({ pages: visits.results, steps: steps.results, heaps, history })
  if (busy) console.log(`${busy}\n`)
  console.log(tables.map(({ heads, rows }) => textTable(heads, rows)).join('\n\n'))
  if (options.write) {
    const day = new Date().toISOString().slice(0, 10)
    writeBetween(
      join(import.meta.dirname, '../docs/performance.md'),
      'bench',
      [
        [`Measured on ${day}, ${rounds} rounds, medians.`, busy].join(' ').trim(),
        ...tables.map(({ heads, rows }) => markdownTable(heads, rows)),
      ].join('\n\n'),
    )
  }
} finally {
  await browser.close()
  await server.close()
}
