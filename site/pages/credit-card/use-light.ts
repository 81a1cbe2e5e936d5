import { type RefObject, useEffect } from 'react'

/** Light that moves over the card. With reduced motion it stays. */
export function useLight(scene: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = scene
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const listeners = new AbortController()
    const { signal } = listeners
    import('./follow-light.ts').then(
      ({ followLight }) => signal.aborted || followLight(current, signal),
      // Without it the light stays.
      () => undefined,
    )
    return () => listeners.abort()
  }, [scene])
}
