import { useEffect, useEffectEvent } from 'react'

/**
 * Prevents copying, cutting and dragging of text (section 2 of the specification). It listens on the
 * document, because with everything selected a browser fires the event behind the dialog.
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
