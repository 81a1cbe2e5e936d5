/** Each ends the opening of an element: it can be used, or why it cannot. */
export const firstEvents = ['tw-ready', 'tw-error', 'tw-navigate'] as const

/** How long an element that reports nothing delays what is loaded after it, in milliseconds. */
const longest = 5000

/** Resolves once the page's element is open; at once where none is opening. */
const whenOpen = () =>
  new Promise<unknown>((resolve) => {
    if (!document.querySelector('.element-slot[data-opens=true]')) return resolve(undefined)
    for (const type of firstEvents) addEventListener(type, resolve, { once: true })
    setTimeout(resolve, longest)
  })

/** Resolves once what has been rendered is painted; a page in the background paints when it is seen. */
const whenPainted = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Runs something when the page is idle, after its element: until then that has the whole line. */
export async function whenIdle(run: () => unknown): Promise<void> {
  // Safari has no requestIdleCallback.
  const wait = globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2000))
  await whenOpen()
  await whenPainted()
  wait(() => void run())
}
