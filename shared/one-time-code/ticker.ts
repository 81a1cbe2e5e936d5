import type { CodeOptions } from './code-options.ts'

/**
 * Keeps up with the clock until the element is removed, also in a tab that slept.
 *
 * @param update shows the time as it is now; returns the milliseconds until it is to be called again,
 *   0 for no more
 * @returns updates at once
 */
export function createTicker(
  { clock, onWake, signal }: Pick<CodeOptions, 'clock' | 'onWake' | 'signal'>,
  update: () => number,
): () => void {
  let timer: unknown
  const tick = () => {
    clock.clearTimeout(timer)
    if (signal.aborted) return
    const ms = update()
    if (ms > 0) timer = clock.setTimeout(tick, ms)
  }
  onWake(tick)
  signal.addEventListener('abort', () => clock.clearTimeout(timer))
  return tick
}
