/** Runs once the page has nothing else to do; Safari cannot tell, so there it waits a moment. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const runUnlessEnded = () => {
    if (!signal.aborted) run()
  }
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(runUnlessEnded, { timeout: 2_000 })
  else setTimeout(runUnlessEnded, 200)
}

/** Whether the person asks pages to load no more than they must. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
