const typing = ['keydown', 'keypress', 'keyup']
const drawing = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['mousedown', 'mousemove', 'mouseup'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
]

/**
 * Keeps typing and drawing from the host page. It cannot see into a shadow root: to its shortcuts a
 * letter typed here is a letter typed on the page, and to its drawers and carousels a stroke is a
 * swipe. The browser's own Esc and Tab do not depend on it.
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
