/** Each of these events ends the opening of an element: it can be used, or says why not. */
export const firstEvents = ['tw-ready', 'tw-error', 'tw-navigate'] as const

/** How long an element without these events delays a task. */
const maxDelayMs = 5000

/** Resolves once the page's element has opened; at once if none is opening. */
const whenOpen = () =>
  new Promise<unknown>((resolve) => {
    if (!document.querySelector('.element-slot[data-opens=true]')) return resolve(undefined)
    for (const type of firstEvents) addEventListener(type, resolve, { once: true })
    setTimeout(resolve, maxDelayMs)
  })

/** Resolves once the rendered page is painted; a page in the background paints when it is shown. */
const whenPainted = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Runs a task when the page is idle and its element has opened: until then the element has the
 * whole bandwidth.
 */
export async function whenIdle(run: () => unknown): Promise<void> {
  // Safari has no requestIdleCallback.
  const wait = globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2000))
  await whenOpen()
  await whenPainted()
  wait(() => void run())
}
