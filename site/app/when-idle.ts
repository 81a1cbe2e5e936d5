/** Runs something when the page is idle. */
export const whenIdle = (run: () => unknown): void => {
  // Safari has no requestIdleCallback.
  const wait = globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2000))
  wait(() => void run())
}
