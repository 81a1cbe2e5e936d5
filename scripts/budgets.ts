import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBare } from '../bench/bare/build-bare.ts'
import { budgets } from '../bench/budgets.ts'
import { bytesOf, readGraph } from '../bench/dist-graph.ts'
import { textTable } from '../bench/text-table.ts'
import { judge, weigh } from '../bench/weigh.ts'

/**
 * Weighs the built elements against `bench/budgets.ts`, and what each promises against the bare
 * element, built now. Bytes only: the same files give the same answer on any machine.
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
if (!existsSync(join(widgets, 'tw-react.js'))) {
  console.error('There is no build to weigh. Run: npm run build')
  process.exit(1)
}

const weights = weigh(readGraph(widgets))
if (options.suggest) {
  const withRoom = (bytes: number) => Math.ceil((bytes * 1.1) / 50) * 50
  for (const { name, bytes } of weights) console.log(`    '${name}': ${withRoom(bytes)},`)
  process.exit(0)
}

const bare = join(root, '.cache', 'bare')
await buildBare(bare)
const bareGraph = readGraph(bare)
const verdicts = judge(weights, bytesOf(bareGraph, bareGraph.keys()), budgets)

console.log(
  textTable(
    ['brotli bytes of', 'now', 'budget', 'what', ''],
    verdicts.map(({ name, bytes, budget, what, note }) => [
      name,
      String(bytes),
      String(budget ?? '-'),
      what,
      note,
    ]),
  ),
)
const broken = verdicts.filter(({ isWithin }) => !isWithin)
if (broken.length > 0) {
  console.error(`\n${broken.length} over budget. bench/budgets.ts says how to raise one.`)
  process.exit(1)
}
