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
    history.scrollRestoration = 'manual'
    const { current } = left
    current.shown = location.pathname
    const note = () => current.positions.set(current.shown, scrollY)
    // A press on a link within the page is told of by the same event.
    const onPop = () => {
      current.isBack = location.pathname !== current.shown
    }
    addEventListener('scrollend', note)
    addEventListener('popstate', onPop)
    return () => {
      history.scrollRestoration = 'auto'
      removeEventListener('scrollend', note)
      removeEventListener('popstate', onPop)
    }
  }, [])

  return (swap) => {
    const { current } = left
    const show = () => {
      flushSync(swap)
      const top = current.isBack ? (current.positions.get(location.pathname) ?? 0) : 0
      current.isBack = false
      current.shown = location.pathname
      const named = location.hash && document.getElementById(location.hash.slice(1))
      if (named && !top) named.scrollIntoView()
      else scrollTo({ top, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    if (document.startViewTransition && !wantsStillness()) document.startViewTransition(show)
    else show()
  }
}
