import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBare } from './bench/bare/build-bare.ts'
import { budgets, filesPerStep, fontBytes, loaderBytes, siteToReact } from './bench/budgets.ts'
import { brotli, bytesOf, readGraph } from './bench/dist-graph.ts'
import { weighFont, weighSite } from './bench/site-weigh.ts'
import { textTable } from './bench/text-table.ts'
import { entriesOf, judge, stepsOf, weigh } from './bench/weigh.ts'
import { loaderFile, newestFolder } from './embed/release.ts'

/**
 * Compares the sizes of the built elements with `tools/bench/budgets.ts`, and the promised ratios
 * with the bare element, which it builds. Bytes only: the same files give the same answer on any
 * machine.
 *
 * `--suggest` prints the lines of the budgets for the files as they are; `--dist folder` weighs
 * another build.
 */
const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    suggest: { type: 'boolean', default: false },
    dist: { type: 'string', default: join(root, 'dist') },
  },
})
const widgets = join(options.dist, 'widgets')
if (!existsSync(join(widgets, 'preload.json'))) {
  console.error('There is no build to weigh. Run: npm run build')
  process.exit(1)
}

const graph = readGraph(widgets)
const weights = weigh(graph)
if (options.suggest) {
  const withRoom = (bytes: number) => Math.ceil((bytes * 1.1) / 50) * 50
  for (const { name, bytes } of weights) console.log(`    '${name}': ${withRoom(bytes)},`)
  process.exit(0)
}

const bare = join(root, '.cache', 'bare')
await buildBare(bare)
const bareGraph = readGraph(bare)
const results = judge(weights, bytesOf(bareGraph, bareGraph.keys()), budgets)

console.log(
  textTable(
    ['brotli bytes of', 'now', 'budget', 'what', ''],
    results.map(({ name, bytes, budget, what, note }) => [
      name,
      String(bytes),
      String(budget ?? '-'),
      what,
      note,
    ]),
  ),
)

const steps = [...entriesOf(graph).keys()].flatMap((tag) => stepsOf(graph, tag))
console.log(`\nFiles that a step loads, at most ${filesPerStep}`)
console.log(
  textTable(
    ['element', 'step', 'files', 'brotli bytes'],
    steps.map(({ element, step, files, bytes }) => [element, step, String(files), String(bytes)]),
  ),
)
const tooMany = steps.filter(({ files }) => files > filesPerStep)
for (const { element, step } of tooMany) console.error(`${step} of ${element} loads too many files`)

const loader = brotli(readFileSync(join(options.dist, 'cdn', newestFolder, loaderFile)))
console.log(`\nLoader: ${loader} of ${loaderBytes} brotli bytes`)
const isLoaderTooHeavy = loader > loaderBytes
if (isLoaderTooHeavy) console.error('The loader is too heavy')

await buildBare(join(root, '.cache', 'react'), 'react')
const reactGraph = readGraph(join(root, '.cache', 'react'))
const reactBytes = bytesOf(reactGraph, reactGraph.keys())
const site = join(options.dist, 'site')
const pages = weighSite(site, readGraph(site))
const heaviest = pages.toSorted((one, other) => other.bytes - one.bytes)
console.log(
  `\nSite: script before a page can be used, of React and react-dom alone (${reactBytes})`,
)
console.log(
  textTable(
    ['page', 'brotli bytes', 'ratio'],
    [...heaviest.slice(0, 5), ...pages.filter(({ address }) => address === '/')].map(
      ({ address, bytes }) => [address, String(bytes), (bytes / reactBytes).toFixed(2)],
    ),
  ),
)
const tooHeavy = pages.filter(({ bytes }) => bytes > reactBytes * siteToReact)
for (const { address } of tooHeavy) console.error(`${address} is over ${siteToReact}`)

const fonts = Object.entries(fontBytes).map(([name, budget]) => ({
  name,
  budget,
  bytes: weighFont(site, name),
}))
console.log(
  textTable(
    ['face', 'bytes', 'budget'],
    fonts.map(({ name, bytes, budget }) => [name, String(bytes), String(budget)]),
  ),
)
const tooLarge = fonts.filter(({ bytes, budget }) => bytes > budget)
for (const { name } of tooLarge) console.error(`The face ${name} is too large`)

const broken = results.filter(({ isWithin }) => !isWithin)
const over =
  broken.length + tooMany.length + tooHeavy.length + tooLarge.length + Number(isLoaderTooHeavy)
if (over > 0) {
  console.error(`\n${over} over budget. tools/bench/budgets.ts says how to raise one.`)
  process.exit(1)
}
