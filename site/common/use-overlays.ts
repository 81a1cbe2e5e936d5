import { useEffect } from 'react'
import type { Overlays } from './overlay-types.ts'
import { useSite } from './site-context.ts'
import { useOnDemand } from './use-on-demand.ts'
import { whenIdle } from './when-idle.ts'

/** The overlays, once one of them is wanted and they are loaded. */
export const useOverlays = (isWanted: boolean, giveUp: () => void): Overlays | undefined =>
  useOnDemand(useSite().overlays, isWanted, giveUp)

/** Loads the overlays when the page is idle, so that menus open at once. */
export function usePrefetchedOverlays(): void {
  const { overlays } = useSite()
  useEffect(() => {
    whenIdle(() => overlays().catch(() => undefined))
  }, [overlays])
}
