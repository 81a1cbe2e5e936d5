import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskDocuments } from '../../sandbox/contracts/documents.ts'
import { openTestDatabase } from '../../sandbox/testing/open-test-database.ts'
import { createTestClock } from '../../sandbox/testing/test-clock.ts'
import { createTestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { openRecorder } from './record.ts'
import { worlds } from './worlds.ts'

const root = join(import.meta.dirname, '../..')

/** The same bytes in each run. */
function repeatedRandom(): (length: number) => Uint8Array {
  let state = 41
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state >>> 24
    })
}

/** Several times what it takes: a machine may be busy with other things. */
const timeout = 180_000

test(
  'the previews say what the sandbox answers (after a change of the sandbox: vitest run preview -u)',
  async () => {
    const { clock, pass } = createTestClock()
    const database = await openTestDatabase()
    const sandbox = await createTestSandbox(database, {
      clock,
      random: repeatedRandom(),
      contractDocuments: diskDocuments(join(root, 'locales')),
    })
    const recorder = openRecorder()
    for (const [world, prepare] of Object.entries(worlds)) {
      const { caller, calls, later } = await prepare({ sandbox, pass })
      await recorder.record(world, sandbox, caller, calls)
      await later?.happens()
      await recorder.record(world, sandbox, caller, later?.calls ?? [])
    }
    await database.close()
    const recording = JSON.stringify(recorder.recording(), null, 1)
    await expect(`${recording}\n`).toMatchFileSnapshot('../recording.json')
  },
  timeout,
)
