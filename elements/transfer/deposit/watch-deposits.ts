import { pollDelays } from '../../../shared/orders/submission/poll-delays.ts'

interface WatchOptions {
  /** Asks what has arrived; resolves with whether something is new. */
  readonly load: () => Promise<boolean>
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly window: Pick<Window, 'addEventListener'>
}

/**
 * Asks what has arrived now, and ever more slowly from then on; quickly again after news, once the page
 * is visible again, and once the device is online again. A page that is hidden asks nothing. The timer
 * starts after each answer, so slow answers never pile up.
 *
 * @returns ends it
 */
export function watchDeposits({ load, clock, page, window }: WatchOptions): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined
  let isAsking = false
  let turn = 0

  const ask = async () => {
    clock.clearTimeout(timer)
    if (isAsking || page.visibilityState === 'hidden') return
    isAsking = true
    const isNew = await load()
    isAsking = false
    turn = isNew ? 0 : turn + 1
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    if (!signal.aborted) timer = clock.setTimeout(ask, delay)
  }
  const askAnew = () => {
    turn = 0
    void ask()
  }
  page.addEventListener('visibilitychange', askAnew, { signal })
  window.addEventListener('online', askAnew, { signal })
  void ask()
  return () => {
    listeners.abort()
    clock.clearTimeout(timer)
  }
}
