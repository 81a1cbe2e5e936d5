import { useEffect } from 'react'
import { useSite } from '../../app/site-context.ts'
import { useWanted } from '../../app/use-on-demand.ts'
import type { Overlays } from './overlay-types.ts'

/** Menu, drawer and documents, once one is wanted and they are here. */
export const useOverlays = (isWanted: boolean, giveUp: () => void): Overlays | undefined =>
  useWanted(useSite().overlays, isWanted, giveUp)

/** Asks for them once the page has come to rest, so that nobody waits for a menu. */
export function usePrefetchedOverlays(): void {
  const { overlays } = useSite()
  useEffect(() => {
    const load = () => void overlays().catch(() => undefined)
    // Safari has no idle callback yet.
    const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
    wait(load)
  }, [overlays])
}
