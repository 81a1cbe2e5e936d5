import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSite } from '../../common/site-context.ts'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'

/** Seconds until the visitor is taken home: time to read the page, and to decide against it. */
export const secondsToHome = 10

/**
 * Leads home after some seconds, as section 2 of the specification demands of an unknown path, unless
 * the visitor stays.
 */
export function useWayHome(): { readonly seconds: number; readonly stay: () => void } {
  const { locale } = useSite()
  const [, navigate] = useLocation()
  const [seconds, setSeconds] = useState(secondsToHome)
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      // *Back* must not lead to this page, which would lead home again.
      else navigate(linkTo(locale, pages.home.path), { replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays, locale, navigate])

  return { seconds: stays ? 0 : seconds, stay: () => setStays(true) }
}
