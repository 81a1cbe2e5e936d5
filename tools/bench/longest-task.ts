import type { CDPSession } from 'playwright'

/** The fields that are read of an event of Chromium's tracing; durations in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * The longest task of the page's main thread while `run` runs, in milliseconds of processor time,
 * so that other work of the machine does not count.
 */
export async function longestTask(
  devtools: CDPSession,
  run: () => Promise<unknown>,
): Promise<number> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])))
  const isComplete = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  })
  await run()
  await devtools.send('Tracing.end')
  await isComplete
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const times = events
    .filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`)
    })
    .map(({ tdur = 0 }) => tdur / 1000)
  return times.reduce((longest, time) => Math.max(longest, time), 0)
}
