import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Swaps pages as a browser swaps documents: with a view transition, scrolled to the top or to the
 * position the visitor left, and with the focus on the new page's heading. A menu that was opened while
 * the page was loading keeps the focus, and so stays open. The same page in another language stays
 * where it is, with its focus.
 */
export function usePageChange(): (swap: () => void, isSamePage?: boolean) => void {
  const left = useRef({ positions: new Map<string, number>(), shown: '', isBack: false })

  useEffect(() => {
    const { current } = left
    current.shown = location.pathname
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    // After a reload, or coming from another document, the browser restores the scroll position.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    // A click on a link within the page fires the same event.
    const onPop = () => {
      current.isBack = location.pathname !== current.shown
    }
    // The router fires it for links; a page requested by Back may not have loaded.
    const onPush = () => {
      current.isBack = false
    }
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('pageshow', take, { signal })
    addEventListener('pagehide', giveBack, { signal })
    addEventListener('popstate', onPop, { signal })
    addEventListener('pushState', onPush, { signal })
    take()
    return () => {
      listeners.abort()
      giveBack()
    }
  }, [])

  return (swap, isSamePage) => {
    const { current } = left
    const show = () => {
      current.positions.set(current.shown, scrollY)
      flushSync(swap)
      const { isBack } = current
      current.isBack = false
      current.shown = location.pathname
      if (isSamePage) return
      const top = isBack ? (current.positions.get(current.shown) ?? 0) : 0
      const named = location.hash && document.getElementById(location.hash.slice(1))
      if (named && !top) named.scrollIntoView()
      else scrollTo({ top, behavior: 'instant' })
      if (document.activeElement?.matches('[aria-expanded="true"]')) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    if (document.startViewTransition && !wantsStillness()) {
      // Rejects if the visitor leaves for another document meanwhile.
      document.startViewTransition(show).ready.catch(() => undefined)
    } else show()
  }
}
