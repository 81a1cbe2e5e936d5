import { useEffect, useEffectEvent } from 'react'

/**
 * Lets nobody copy, cut or drag a text out while this is shown (section 2 of the specification).
 * On the document, because with everything selected a browser asks the page behind the dialog.
 */
export function useNoCopying(onTry: () => void): void {
  const tell = useEffectEvent(onTry)
  useEffect(() => {
    const listeners = new AbortController()
    const prevent = (event: Event) => {
      event.preventDefault()
      tell()
    }
    for (const type of ['copy', 'cut', 'dragstart']) {
      document.addEventListener(type, prevent, { signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [])
}
