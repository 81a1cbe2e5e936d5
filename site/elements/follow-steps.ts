import type { AroundNavHandler } from 'wouter'
import type { Navigation } from '../common/navigation.ts'
import { splitAddress } from '../map/languages.ts'
import { matchRoute } from '../map/routes.ts'

/** Every element has this method: see `docs/elements.md`. */
interface SteppedElement extends Element {
  back(): boolean
}

/**
 * What `history.state` says of two entries with the same address: that of a page whose element can
 * go back, and the site's own entry on top of it.
 */
interface Mark {
  /** The same in both entries. */
  readonly pair: number
  readonly isOnTop: boolean
}

const markHere = (): Mark | undefined => history.state?.step

/** The pair of the present entry, if it is the site's own. */
const pairOnTop = (): number | undefined => {
  const mark = markHere()
  return mark?.isOnTop ? mark.pair : undefined
}

/** Scrolls the title of a new step into view, if the header of the site covers it. */
function showTop(slot: HTMLElement): void {
  requestAnimationFrame(() => {
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (slot.getBoundingClientRect().top < header) slot.scrollIntoView()
  })
}

const elementIn = (slot: HTMLElement) =>
  slot.querySelector('.element-host')?.firstElementChild as SteppedElement | null

/** More steps than any element has, with a dialog over each. */
const mostSteps = 20

/** A step that is sending something stays, although the element says that it could go back. */
function toFirstStep(): void {
  const slot = document.querySelector<HTMLElement>('.element-slot')
  if (!slot) return
  for (let count = 0; slot.dataset.canGoBack === 'true' && count < mostSteps; count++) {
    elementIn(slot)?.back()
  }
  showTop(slot)
}

/** The path of the page, in any language. */
const pageHere = () => matchRoute(splitAddress(location.pathname).path).path

/** Goes back in what the site shows over the page, or closes it; false if there is nothing. */
function leaveOverlay(): boolean {
  const dialog = document.querySelector('dialog[open]')
  const inside = dialog?.querySelector<HTMLElement & SteppedElement>('tw-account')
  if (!inside?.back()) dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return dialog !== null
}

/**
 * Makes how the site navigates. The browser's Back goes one step back in the element of a page. While
 * the element can go back, the site has an entry of its own on top of the page's: Back leaves that entry
 * only, and the site calls `back()`. If there is more to go back to, the site returns to its entry. It
 * does not add another one: browsers skip entries that are added without a click.
 */
export function createNavigation(): Navigation {
  /** The site itself moves in the history, or changes an entry. */
  let isMoving = false
  /** The site leaves its own entry, to replace the page. */
  let isLeaving = false

  /**
   * A link away takes the place of the site's own entry, so that it never needs a Back of its own. What
   * replaces a page replaces both entries. Navigation waits until the site has moved.
   */
  const around: AroundNavHandler = (navigate, to, options) => {
    const isOnTop = pairOnTop() !== undefined
    const mustLeave = isOnTop && Boolean(options?.replace)
    if (!isMoving && !isLeaving && !mustLeave) {
      navigate(to, { ...options, replace: isOnTop || Boolean(options?.replace) })
      return
    }
    const go = () => {
      isLeaving = false
      around(navigate, to, options)
    }
    addEventListener('popstate', go, { once: true })
    if (isMoving || isLeaving) return
    isLeaving = true
    history.back()
  }

  /** Slots that are followed already. */
  const followed = new WeakSet<HTMLElement>()

  const follow: Navigation['follow'] = (slot, signal, isInUse) => {
    if (isInUse) showTop(slot)
    if (signal.aborted || followed.has(slot)) return
    followed.add(slot)
    const page = pageHere()
    /** `pairOnTop` before an event of the history. */
    let top = pairOnTop()

    const element = () => elementIn(slot)
    // A dialog is no step, and so it is not reported.
    const canGoBack = () =>
      slot.dataset.canGoBack === 'true' ||
      Boolean(element()?.shadowRoot?.querySelector('dialog[open]'))

    const move = (by: 1 | -1) => {
      isMoving = true
      history.go(by)
    }
    const addEntry = () => {
      isMoving = true
      const pair = Date.now()
      history.replaceState({ ...history.state, step: { pair, isOnTop: false } }, '')
      history.pushState({ step: { pair, isOnTop: true } }, '')
      top = pair
      isMoving = false
    }
    /** The site's own entry is present if the element can go back, and only then. */
    const settle = () => {
      if (signal.aborted || isMoving || isLeaving || pageHere() !== page) return
      if (canGoBack() && !top) addEntry()
      else if (!canGoBack() && top) move(-1)
    }
    const goBack = () => {
      if (!leaveOverlay() && !element()?.back()) {
        // It could go back when it last reported. The page is left as usual.
        history.back()
        return
      }
      if (pageHere() === page && canGoBack()) move(1)
    }
    const onPop = () => {
      if (isLeaving) return
      const before = top
      top = pairOnTop()
      const isBack = !isMoving && !top && before !== undefined && markHere()?.pair === before
      isMoving = false
      if (isBack && pageHere() === page) goBack()
      else settle()
    }
    const onChange = () => {
      if (isMoving) return
      top = pairOnTop()
      settle()
    }

    let watched: ShadowRoot | null | undefined
    const observer = new MutationObserver(() => {
      watch()
      settle()
    })
    const watch = () => {
      const root = element()?.shadowRoot
      if (!root || root === watched) return
      watched = root
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] })
    }
    observer.observe(slot, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-can-go-back'],
    })
    signal.addEventListener('abort', () => {
      observer.disconnect()
      isMoving = false
    })
    addEventListener('popstate', onPop, { signal })
    // The router's events.
    addEventListener('pushState', onChange, { signal })
    addEventListener('replaceState', onChange, { signal })
    watch()
    settle()
  }
  return { around, toFirstStep, follow }
}
