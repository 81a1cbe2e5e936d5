import type { SandboxDeps } from '../context.ts'
import { utc } from '../dates.ts'
import { bookMissingDays } from './book-interest.ts'

/**
 * Books missing interest now and at every full hour.
 *
 * @returns a function that ends it, after the booking under way
 */
export function scheduleInterest(deps: SandboxDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  let underWay = Promise.resolve()

  const run = () => {
    underWay = bookMissingDays(deps).then(
      () => undefined,
      (error: unknown) => console.error('Interest was not booked:', error),
    )
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
