/** What scrolls the list: the page, or a part of the host page that scrolls by itself. */
export type Scroller = Window | HTMLElement

const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** The nearest ancestor that scrolls, across shadow roots; otherwise the page. */
export function scrollerOf(element: Element): Scroller {
  const { body, documentElement } = element.ownerDocument
  for (let at = parentOf(element); at; at = parentOf(at)) {
    if (at === body || at === documentElement) break
    const { overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowY) && at instanceof HTMLElement) return at
  }
  return window
}

const isWindow = (scroller: Scroller): scroller is Window => scroller === window

/** How far the content is scrolled. */
export const scrolledBy = (scroller: Scroller): number =>
  isWindow(scroller) ? scroller.scrollY : scroller.scrollTop

/** Where an element begins in the content that is scrolled. */
export function beginOf(element: Element, scroller: Scroller): number {
  const top = isWindow(scroller) ? 0 : scroller.getBoundingClientRect().top
  return Math.round(element.getBoundingClientRect().top - top + scrolledBy(scroller))
}

export const heightOf = (scroller: Scroller): number =>
  isWindow(scroller) ? scroller.innerHeight : scroller.clientHeight
