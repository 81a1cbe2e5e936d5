import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Swaps pages as a browser would swap documents: with a view transition, at the top or where the
 * visitor left it, and with the focus on the new page's heading.
 */
export function usePageChange(): (swap: () => void) => void {
  const left = useRef({ positions: new Map<string, number>(), shown: '', isBack: false })

  useEffect(() => {
    const { current } = left
    current.shown = location.pathname
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    // After a reload, or from another document, the browser knows where the visitor was.
    const giveBack = () => {
      history.scrollRestoration = 'auto'
    }
    // A press on a link within the page is told of by the same event.
    const onPop = () => {
      current.isBack = location.pathname !== current.shown
    }
    // By a link, as the router tells it; the page that Back led to may not have come.
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

  return (swap) => {
    const { current } = left
    const show = () => {
      current.positions.set(current.shown, scrollY)
      flushSync(swap)
      const top = current.isBack ? (current.positions.get(location.pathname) ?? 0) : 0
      current.isBack = false
      current.shown = location.pathname
      const named = location.hash && document.getElementById(location.hash.slice(1))
      if (named && !top) named.scrollIntoView()
      else scrollTo({ top, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    if (document.startViewTransition && !wantsStillness()) {
      // Not shown where another document is gone to meanwhile.
      document.startViewTransition(show).ready.catch(() => undefined)
    } else show()
  }
}
