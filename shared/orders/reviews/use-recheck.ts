import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two checks of transfers under review, while the page is visible. */
const interval = 30_000

/**
 * Checks transfers again when the page becomes visible, and regularly while any of them is under
 * review.
 */
export function useRecheck(isUnderReview: boolean, check: () => void): void {
  const checkIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check()
  })
  useEffect(() => {
    const listeners = new AbortController()
    const look = () => checkIfVisible()
    document.addEventListener('visibilitychange', look, { signal: listeners.signal })
    const timer = isUnderReview ? setInterval(look, interval) : undefined
    return () => {
      listeners.abort()
      clearInterval(timer)
    }
  }, [isUnderReview])
}
