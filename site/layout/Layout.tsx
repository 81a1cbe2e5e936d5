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

/** One object for good: React writes the content of a place anew where it gets another. */
const leftToHost = { __html: '' }

interface LayoutProps {
  /** The page that is shown. */
  readonly match: RouteMatch
  /** There where the next page could not be loaded. */
  readonly onRetry: (() => void) | undefined
  readonly children: ReactNode
}

/** What stands around every page. */
export function Layout({ match, onRetry, children }: LayoutProps) {
  const { t } = useLingui()
  const { toasts, withoutScript } = useSite()
  usePrefetchedOverlays()
  return (
    <DocumentsProvider>
      <a className="skip-link" href="#main">
        {t`Skip to the content`}
      </a>
      {/* What the host says above every page, as the sandbox does: React leaves it alone. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and is why React looks at nothing in here */}
      <div id="host-strip" suppressHydrationWarning dangerouslySetInnerHTML={leftToHost} />
      <Header match={match} />
      <NoticeArea match={match} />
      {onRetry && <FailedPage onRetry={onRetry} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* React leaves alone in the browser what the build wrote in here. */}
      <noscript>{withoutScript}</noscript>
      <Footer match={match} />
      <ToastRegion
        toasts={useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)}
        onHold={toasts.hold}
      />
    </DocumentsProvider>
  )
}
