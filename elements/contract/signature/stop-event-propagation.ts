const typing = ['keydown', 'keypress', 'keyup']
const drawing = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['mousedown', 'mousemove', 'mouseup'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
]

/**
 * Hides typing and drawing from the host page. The page cannot see into a shadow root: its
 * shortcuts take a letter typed here for one typed on the page, and its drawers and carousels take
 * a stroke for a swipe. The browser's own Esc and Tab still work.
 */
export function stopEventPropagation(element: HTMLElement): () => void {
  const listening = new AbortController()
  for (const type of [...typing, ...drawing]) {
    element.addEventListener(type, (event) => event.stopPropagation(), {
      signal: listening.signal,
      passive: true,
    })
  }
  return () => listening.abort()
}
