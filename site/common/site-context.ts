import { createContext, type ReactNode, useContext } from 'react'
import type { LoadOnce } from '../../shared/api/loading/load-once.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { Toasts } from '../../shared/ui/create-toasts.ts'
import type { Notices } from '../preferences/notices.ts'
import type { Navigation } from './navigation.ts'
import type { Overlays } from './overlay-types.ts'

interface SiteParts {
  readonly locale: Locale
  /** Short messages: 2 s at the top, or 1 s at the bottom for information. */
  readonly toasts: Toasts
  /** Messages that stay until they are dismissed. */
  readonly notices: Notices
  readonly navigation: Navigation
  readonly overlays: LoadOnce<Overlays>
  /** Content for visitors without JavaScript, rendered by the build; empty in the browser. */
  readonly withoutScript: ReactNode
  /** The shell of the page's element, rendered by the build; empty in the browser. */
  readonly shell: ReactNode
}

export const SiteContext = createContext<SiteParts | undefined>(undefined)

export function useSite(): SiteParts {
  const parts = useContext(SiteContext)
  if (!parts) throw new Error('useSite needs a SiteContext')
  return parts
}
