import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Overlays } from './overlay-types.ts'
import { Region } from './Region.tsx'
import { useSite } from './site-context.ts'
import { useOnDemand } from './use-on-demand.ts'
import { whenIdle } from './when-idle.ts'

interface OverlayProps {
  /** The texts of the part; its message of an error is in those of the page. */
  readonly i18n: I18n
  readonly children: ReactNode
}

/** A part that was loaded with texts of its own, and that fails alone. */
export const Overlay = ({ i18n, children }: OverlayProps) => (
  <Region>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </Region>
)

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
