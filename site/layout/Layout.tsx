import { type ReactNode, useSyncExternalStore } from 'react'
import { ToastRegion } from '../../shared/ui/ToastRegion.tsx'
import { Failed } from '../common/Failed.tsx'
import { usePrefetchedOverlays } from '../common/Overlay.tsx'
import { Region } from '../common/Region.tsx'
import { useSite } from '../common/site-context.ts'
import type { RouteMatch } from '../map/routes.ts'
import { DocumentsProvider } from './DocumentsProvider.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NoticeArea } from './NoticeArea.tsx'
import './layout.css'

interface LayoutProps {
  /** The current page. */
  readonly match: RouteMatch
  /** Present if the next page could not be loaded. */
  readonly onRetry: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame of every page: header, notices, footer and toasts. */
export function Layout({ match, onRetry, children }: LayoutProps) {
  const { toasts, withoutScript } = useSite()
  usePrefetchedOverlays()
  return (
    <DocumentsProvider>
      <Region>
        <Header match={match} />
      </Region>
      <Region>
        <NoticeArea match={match} />
      </Region>
      {onRetry && <Failed what="page" onRetry={onRetry} />}
      <main id="main" tabIndex={-1}>
        <Region key={match.path}>{children}</Region>
      </main>
      {/* In the browser React does not touch the prerendered content of a noscript. */}
      <noscript>{withoutScript}</noscript>
      <Region>
        <Footer match={match} />
      </Region>
      <Region>
        <ToastRegion
          toasts={useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)}
          onHold={toasts.hold}
        />
      </Region>
    </DocumentsProvider>
  )
}
