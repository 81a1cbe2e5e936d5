import type { CodeOptions } from './code-options.ts'

/**
 * Calls `update` as time passes until the element is removed, also after the tab was suspended.
 *
 * @param update shows the current time; returns the milliseconds until its next call, 0 for none
 * @returns a function that updates at once
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
