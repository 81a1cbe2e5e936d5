import { setTimeout } from 'node:timers/promises'
import type { HistoryWriter } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { longHistoryId, longHistoryLength, writeHistoryPart } from './long-history.ts'

/** How long a writer waits after a call, in milliseconds. */
const quietMs = 1000

/** Creates a writer; it does nothing before it is started. */
export function createHistoryWriter(queries: Queries, length = longHistoryLength): HistoryWriter {
  let isStarted = false
  let quietFrom = 0
  let underWay = Promise.resolve()

  const run = async () => {
    while (isStarted) {
      const begin = performance.now()
      if (begin < quietFrom) {
        await setTimeout(Math.min(quietFrom - begin, 100))
        continue
      }
      if (!(await writeHistoryPart(queries, longHistoryId, length))) return
      // Half of the time is for a call that comes now.
      await setTimeout(performance.now() - begin)
    }
  }
  return {
    start() {
      isStarted = true
      underWay = run().catch((error: unknown) =>
        console.error('The long history was not written:', error),
      )
    },
    pause() {
      quietFrom = performance.now() + quietMs
    },
    async end() {
      const wasStarted = isStarted
      isStarted = false
      await underWay
      return wasStarted
    },
  }
}
