import os from 'node:os'
import { utc } from '../basics/dates.ts'
import type { SandboxDeps } from '../core/context.ts'
import { bookMissingDays } from './book-interest.ts'

/** By how much the clock may be ahead of the time that has passed, in seconds. */
const tolerance = 60 * 60

/**
 * Watches whether the clock moves as time passes. If it was set forward, days would be booked that
 * have not been.
 *
 * @param uptime seconds since the machine started, also while it slept
 */
function watchClock(clock: () => Date, uptime: () => number) {
  const begin = { clock: utc(clock()), uptime: uptime() }
  /** How far the clock is ahead, in seconds. */
  return () => utc(clock()).diff(begin.clock, 'second') - (uptime() - begin.uptime)
}

/**
 * Books missing interest now and at every full hour, while the clock moves as time passes.
 *
 * @returns a function that ends it, after the booking under way
 */
export function scheduleInterest(
  deps: SandboxDeps,
  uptime: () => number = os.uptime,
): () => Promise<void> {
  const secondsAhead = watchClock(deps.clock, uptime)
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let underWay = Promise.resolve()

  const book = async () => {
    const ahead = secondsAhead()
    if (ahead < tolerance) {
      await bookMissingDays(deps)
      return
    }
    console.error(
      `The clock was set forward by ${Math.round(ahead / 3600)} hours. No interest is booked until it is set back. If it is right, start the sandbox again.`,
    )
  }
  const run = () => {
    underWay = book().catch((error: unknown) => console.error('Interest was not booked:', error))
    const now = utc(deps.clock())
    const wait = now.startOf('hour').add(1, 'hour').diff(now)
    if (!isEnded) timer = setTimeout(run, wait)
  }
  run()
  return () => {
    isEnded = true
    clearTimeout(timer)
    return underWay
  }
}
