import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ToastRegion } from '../../shared/ui/ToastRegion.tsx'
import type { RouteMatch } from '../app/routes.ts'
import { useSite } from '../app/site-context.ts'
import { DocumentsProvider } from './documents/DocumentsProvider.tsx'
import { FailedPage } from './FailedPage.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NoticeArea } from './NoticeArea.tsx'
import { usePrefetchedOverlays } from './overlays/use-overlays.ts'
import './layout.css'

/** One constant object: React would reset the content for a new one. */
const leftToHost = { __html: '' }

interface LayoutProps {
  /** The current page. */
  readonly match: RouteMatch
  /** Present if the next page could not be loaded. */
  readonly onRetry: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame of every page: header, notices, footer and toasts. */
export function Layout({ match, onRetry, children }: LayoutProps) {
  const { t } = useLingui()
  const { toasts, withoutScript } = useSite()
  usePrefetchedOverlays()
  return (
    <DocumentsProvider>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      {/* The host may put a banner here, as the sandbox does; React does not touch it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps React from touching the banner */}
      <div id="host-strip" suppressHydrationWarning dangerouslySetInnerHTML={leftToHost} />
      <Header match={match} />
      <NoticeArea match={match} />
      {onRetry && <FailedPage onRetry={onRetry} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* In the browser React does not touch the prerendered content of a noscript. */}
      <noscript>{withoutScript}</noscript>
      <Footer match={match} />
      <ToastRegion
        toasts={useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)}
        onHold={toasts.hold}
      />
    </DocumentsProvider>
  )
}
