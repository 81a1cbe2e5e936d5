import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { type Tag, tags } from '../../elements/elements.ts'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { startBenchServer } from './bench-server.ts'
import { readGraph } from './dist-graph.ts'
import { type HeapGrowth, measureHeap } from './heap.ts'
import { measureHistory } from './history.ts'
import { writeBetween } from './markers.ts'
import { type BenchPage, mainPageOf, pages, type Subject } from './pages.ts'
import { type ElementReport, type Report, reportTables } from './report.ts'
import { summarise, summariseSteps, targetResults, unopened } from './summary.ts'
import { markdownTable, textTable } from './text-table.ts'
import { type Visit, visit } from './visit.ts'
import { firstViewOf } from './weigh.ts'

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
const root = join(import.meta.dirname, '../..')
const rounds = Number(options.rounds)
const only = options.only.split(',')
const measured = tags.filter((subject) => only.includes(subject))
const measuredPages = pages.filter(({ subject }) => ['bare', ...measured].includes(subject))

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
try {
  const visits = new Map(measuredPages.map((page) => [page.name, [] as Visit[]]))
  // The very first visit warms up the browser and does not count.
  for (const page of pages.slice(0, 1)) await visit(browser, server.url, page, 0)
  for (let round = 0; round < rounds; round++) {
    progress(`round ${round + 1} of ${rounds}`)
    for (const page of shuffled(measuredPages)) {
      visits.get(page.name)?.push(await visit(browser, server.url, page, round))
    }
  }
  const heaps = new Map<Tag, HeapGrowth>()
  for (const subject of measured) {
    progress(`mounts of ${subject}`)
    heaps.set(subject, await measureHeap(launch, server.url, subject))
  }
  const ofHistory = measured.includes('tw-wallet')
    ? await measureHistory(browser, server.url, rounds)
    : []
  progress('')

  const of = ({ name }: BenchPage) => visits.get(name) ?? []
  const summaryOf = (page: BenchPage) => summarise(page, of(page))
  const pagesOf = (subject: Subject) => pages.filter((page) => page.subject === subject)
  const bare = pagesOf('bare').map(summaryOf)
  const report: Report = {
    bare,
    elements: measured.map((subject): ElementReport => {
      const main = mainPageOf(subject)
      const [first] = bare
      const heap = heaps.get(subject)
      if (!first || !heap) throw new Error('A measurement is missing')
      // Pages with the head of the main page: before a step is opened they load the same files.
      const seen = pagesOf(subject).filter(({ head }) => head === main.head)
      return {
        tag: subject,
        pages: pagesOf(subject).map(summaryOf),
        steps: pagesOf(subject).flatMap((page) => summariseSteps(page.name, of(page))),
        targetResults: [
          ...targetResults({
            bare: first,
            page: summaryOf(main),
            heap,
            unopened: unopened(root, main, seen.flatMap(of)),
          }),
          ...(subject === 'tw-wallet' ? ofHistory : []),
        ],
      }
    }),
  }
  if (busy) console.log(`${busy}\n`)
  console.log(reportTables(report, { table: textTable, heading: (tag) => `=== ${tag}` }))
  console.log()
  for (const [subject, { mounts, nodes, listeners }] of heaps) {
    console.log(
      `Alive after ${mounts} mounts of ${subject}: ${nodes[1]} nodes (${nodes[0]} before), ${listeners[1]} listeners (${listeners[0]}).`,
    )
  }

  // `npm test` weighs files without a browser; this checks that a browser loads these files.
  const graph = readGraph(server.widgets)
  for (const subject of measured) {
    const main = mainPageOf(subject)
    const counted = new Set(
      [...firstViewOf(graph, `${subject}.js`)].map((path) => `/widgets/${path}`),
    )
    const needed = of(main).flatMap(({ loads, ready = 0 }) =>
      loads.filter(({ path, ended }) => path.endsWith('.js') && ended < ready),
    )
    const uncounted = new Set(needed.map(({ path }) => path).filter((path) => !counted.has(path)))
    if (uncounted.size > 0) {
      console.log(
        `Come before tw-ready of ${subject}, and not in the budget of its first view: ${[...uncounted].join(', ')}`,
      )
    }
  }

  if (options.write) {
    const day = new Date().toISOString().slice(0, 10)
    const heading = [`Measured on ${day}, ${rounds} rounds, medians.`, busy].join(' ').trim()
    writeBetween(
      join(root, 'docs/performance.md'),
      'bench',
      `${heading}\n\n${reportTables(report, { table: markdownTable, heading: (tag) => `### \`<${tag}>\`` })}`,
    )
  }
} finally {
  await browser.close()
  await server.close()
}
