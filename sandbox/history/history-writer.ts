import { setTimeout } from 'node:timers/promises'
import type { Queries } from '../database/database.ts'
import { longHistoryLength } from './length.ts'
import { longHistoryId, writeHistoryPart } from './long-history.ts'

/**
 * Writes the long history of the demo account in the background, while nobody makes calls: embedded
 * PostgreSQL answers nothing while it writes.
 */
export interface HistoryWriter {
  /** Begins, or begins again after `end`. */
  start(): void
  /** Lets calls go first: nothing more is written until none has come for a second. */
  pause(): void
  /** Ends after the part under way. Resolves with whether it had been started. */
  end(): Promise<boolean>
}

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
