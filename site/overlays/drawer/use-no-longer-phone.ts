import { useEffect, useEffectEvent } from 'react'
import { mobileShortSide } from '../../../shared/limits.ts'

/** Where the site is laid out as for a phone; the style sheets say the same. */
const phone = `(max-width: ${mobileShortSide}px) or (max-height: ${mobileShortSide}px)`

/** Tells when the window is no longer a phone's: the header then has all that the drawer had. */
export function useNoLongerPhone(onChange: () => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const query = matchMedia(phone)
    const listener = () => {
      if (!query.matches) change()
    }
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }, [])
}
