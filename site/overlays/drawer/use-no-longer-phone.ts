import { useEffect, useEffectEvent } from 'react'
import { mobileShortSide } from '../../../shared/limits.ts'

/** The media query of the phone layout; the style sheets use the same. */
const phone = `(max-width: ${mobileShortSide}px) or (max-height: ${mobileShortSide}px)`

/** Calls back when the window outgrows the phone layout: the header then shows all of the drawer. */
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
