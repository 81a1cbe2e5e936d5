import { hiddenFromRecorders } from '../../ui/recorders/marks.ts'
import { startPrint } from './start-print.ts'

/**
 * Prints a page of its own from a frame, because an element must not hide the page around it. A
 * constructed sheet styles it, because a host's policy may forbid styles in a page. False if this
 * browser does not print, like many webviews.
 *
 * @param fill writes into the empty page; by nodes, because Trusted Types forbid parsing
 * @param root gets the frame
 */
export async function printPage(
  fill: (page: Document) => void,
  css: string,
  root: ShadowRoot,
  signal: AbortSignal,
): Promise<boolean> {
  if (typeof window.print !== 'function') return false
  // If a browser does not fire `afterprint`, or may still begin to print, the frame stays until the next print.
  for (const earlier of root.querySelectorAll('.tw-paper')) earlier.remove()
  const frame = document.createElement('iframe')
  const { className, ...marks } = hiddenFromRecorders('tw-paper')
  frame.className = className
  for (const [name, value] of Object.entries(marks)) frame.setAttribute(name, value)
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  const leave = () => frame.remove()
  signal.addEventListener('abort', leave)
  try {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    root.append(frame)
    await loaded
    const page = frame.contentWindow as Window & typeof globalThis
    fill(page.document)
    const sheet = new page.CSSStyleSheet()
    sheet.replaceSync(css)
    page.document.adoptedStyleSheets = [sheet]
    await Promise.all([...page.document.images].map((picture) => picture.decode().catch(() => {})))
    page.addEventListener('afterprint', () => setTimeout(leave))
    return await startPrint(page)
  } catch {
    leave()
    return false
  }
}
