import { setTimeout } from 'node:timers/promises'
import type { Queries } from '../database/database.ts'
import { longHistoryLength } from './length.ts'
import { longHistoryId, writeHistoryPart } from './long-history.ts'

/**
 * Writes the long history of the demo account in the background, so that its first call need not
 * wait.
 */
export interface HistoryWriter {
  /** Begins, or begins again after `end`. */
  start(): void
  /** Ends after the part under way. Resolves with whether it had been started. */
  end(): Promise<boolean>
}

/** Creates a writer; it does nothing before it is started. */
export function createHistoryWriter(queries: Queries, length = longHistoryLength): HistoryWriter {
  let isStarted = false
  let underWay = Promise.resolve()

  const run = async () => {
    while (isStarted) {
      const begin = performance.now()
      if (!(await writeHistoryPart(queries, longHistoryId, length))) return
      // Half of the time is for calls.
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
    async end() {
      const wasStarted = isStarted
      isStarted = false
      await underWay
      return wasStarted
    },
  }
}
