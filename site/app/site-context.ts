import { createContext, type ReactNode, useContext } from 'react'
import type { LoadOnce } from '../../shared/element/view/load-once.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { Toasts } from '../../shared/ui/create-toasts.ts'
import type { Overlays } from '../layout/overlays/overlay-types.ts'
import type { Notices } from './notices.ts'

interface SiteParts {
  readonly locale: Locale
  /** Short messages: 2 s at the top, information 1 s at the bottom. */
  readonly toasts: Toasts
  /** Messages that stay. */
  readonly notices: Notices
  readonly overlays: LoadOnce<Overlays>
  /** What the build writes for who has no JavaScript; nothing in the browser. */
  readonly withoutScript: ReactNode
  /** What the build draws of a page's element, until that is here; nothing in the browser. */
  readonly shell: ReactNode
}

export const SiteContext = createContext<SiteParts | undefined>(undefined)

export function useSite(): SiteParts {
  const parts = useContext(SiteContext)
  if (!parts) throw new Error('There is no site around this')
  return parts
}
