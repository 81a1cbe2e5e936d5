import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { Region } from './Region.tsx'

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
