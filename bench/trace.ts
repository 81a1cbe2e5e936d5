import type { CDPSession } from 'playwright'

/** The fields that are read of an event of Chromium's tracing; moments and durations in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of the thread. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The work of a page's main thread, in milliseconds of processor time: other work does not count. */
export interface Work {
  /** All tasks that began before the page called `performance.mark('usable')`. */
  readonly untilUsable: number
  readonly longestTask: number
}

/** Begins to record the work of a page; returns a function that ends it. */
export async function recordWork(devtools: CDPSession): Promise<() => Promise<Work>> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])))
  const isComplete = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  })
  return async () => {
    await devtools.send('Tracing.end')
    await isComplete
    const mainThreads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const usable = events.find(({ name }) => name === 'usable')
    const tasks = events
      .filter(
        ({ name, ph, pid, tid }) =>
          name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
      )
      .map(({ ts, tdur = 0 }) => ({ ts, time: tdur / 1000 }))
    return {
      untilUsable: tasks
        .filter(({ ts }) => usable && ts < usable.ts)
        .reduce((sum, { time }) => sum + time, 0),
      longestTask: tasks.reduce((longest, { time }) => Math.max(longest, time), 0),
    }
  }
}
