import { useEffect, useState } from 'react'
import { savesData, whenIdle } from '../model/when-idle.ts'

/**
 * Whether the page had nothing to do since `isReady`: the time for what a first view does not need.
 * Never where the person asks pages to load no more than they must.
 */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady || savesData()) return
    const end = new AbortController()
    whenIdle(() => setIdle(true), end.signal)
    return () => end.abort()
  }, [isReady])
  return isIdle
}
