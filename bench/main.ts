import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { readGraph } from './dist-graph.ts'
import { measureHeap } from './heap.ts'
import { writeBetween } from './markers.ts'
import { pages } from './pages.ts'
import { reportTables } from './report.ts'
import { setStage } from './stage.ts'
import { summarise, summariseSteps, unopened, verdicts } from './summary.ts'
import { markdownTable, textTable } from './text-table.ts'
import { type Visit, visit } from './visit.ts'
import { firstViewOf } from './weigh.ts'

/**
 * Measures the built elements as a first visitor on a phone gets them, against a bare element of
 * React, react-dom and r2wc built in the same run.
 *
 * `--rounds 9`, `--dist folder` for another build, `--write` puts the tables into README.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    dist: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')
const rounds = Number(options.rounds)

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

const stage = await setStage(options.dist)
const launch = { executablePath: await findChromium(), args: [...chromiumArgs] }
const browser = await chromium.launch(launch)
const progress = (text: string) => process.stderr.write(process.stderr.isTTY ? `\r${text}  ` : '')
try {
  const visits = new Map(pages.map((page) => [page.name, [] as Visit[]]))
  // The first visit of all finds a browser that is still waking up, and is not counted.
  for (const page of pages.slice(0, 1)) await visit(browser, stage.url, page, 0)
  for (let round = 0; round < rounds; round++) {
    progress(`round ${round + 1} of ${rounds}`)
    for (const page of shuffled(pages)) {
      visits.get(page.name)?.push(await visit(browser, stage.url, page, round))
    }
  }
  progress('mounts')
  const heap = await measureHeap(launch, stage.url, stage.token)
  progress('')

  const of = (name: string) => visits.get(name) ?? []
  const summaries = pages.map(({ name }) => summarise(name, of(name)))
  const [bare, , withHint] = summaries
  if (!bare || !withHint) throw new Error('A page is missing')
  const report = {
    pages: summaries,
    steps: [...summariseSteps('USDT', of('USDT')), ...summariseSteps('USD', of('USD'))],
    verdicts: verdicts({
      bare,
      withHint,
      heap,
      unopened: unopened(root, [...of('USDT'), ...of('USD')]),
    }),
  }
  if (busy) console.log(`${busy}\n`)
  console.log(reportTables(report, textTable))
  const { nodes, listeners } = heap
  console.log(
    `\nAlive after ${heap.mounts} mounts: ${nodes[1]} nodes (${nodes[0]} before), ${listeners[1]} listeners (${listeners[0]}).`,
  )

  // The gate of `npm test` weighs files without a browser; here it is seen whether they are the right ones.
  const counted = new Set(
    [...firstViewOf(readGraph(stage.widgets), 'tw-transfer.js')].map((path) => `/widgets/${path}`),
  )
  const needed = of('USDT').flatMap(({ loads, ready = 0 }) =>
    loads.filter(({ path, begun }) => path.endsWith('.js') && begun < ready),
  )
  const uncounted = new Set(needed.map(({ path }) => path).filter((path) => !counted.has(path)))
  if (uncounted.size > 0) {
    console.log(
      `Asked for before tw-ready, and not in the budget of the first view: ${[...uncounted].join(', ')}`,
    )
  }

  if (options.write) {
    const day = new Date().toISOString().slice(0, 10)
    const heading = [`Measured on ${day}, ${rounds} rounds, medians.`, busy].join(' ').trim()
    writeBetween(
      join(root, 'README.md'),
      'bench',
      `${heading}\n\n${reportTables(report, markdownTable)}`,
    )
  }
} finally {
  await browser.close()
  await stage.close()
}
