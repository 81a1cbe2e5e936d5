/** How long a browser may take to begin: one on iOS begins after `print` has returned. */
const beginsWithinMs = 1000

/**
 * Prints a page. False if the browser does not begin to: in a sandboxed frame without `allow-modals`
 * and in some webviews, `print` does nothing.
 */
export function startPrint(page: Pick<Window, 'print' | 'addEventListener'>): Promise<boolean> {
  return new Promise((resolve) => {
    page.addEventListener('beforeprint', () => resolve(true), { once: true })
    page.print()
    setTimeout(() => resolve(false), beginsWithinMs)
  })
}
