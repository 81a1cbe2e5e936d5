import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import type { I18nLoader } from '../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { Layout } from '../layout/Layout.tsx'
import { createOverlays } from '../layout/overlays/load-overlays.ts'
import { type LoadedPage, loadPage } from '../pages/load-page.ts'
import { prefixOf } from './languages.ts'
import { createNotices } from './notices.ts'
import { matchRoute } from './routes.ts'
import { SiteContext } from './site-context.ts'
import { usePageChange } from './use-page-change.ts'
import { useTitle } from './use-title.ts'

export interface SiteProps {
  readonly locale: Locale
  readonly i18n: I18n
  readonly loadCatalogues: I18nLoader['load']
  /** The first page, loaded before hydration so that nothing suspends. */
  readonly first: LoadedPage
  /** Content for visitors without JavaScript, rendered by the build. */
  readonly withoutScript?: ReactNode
  /** The element's shell, rendered by the build. */
  readonly shell?: ReactNode
  /** The path with its language, for rendering without `location`. */
  readonly ssrPath?: string
}

/** The page at the location once it is loaded; until then the previous page. */
function useLoadedPage({ locale, loadCatalogues, first }: SiteProps) {
  const [path] = useLocation()
  const match = matchRoute(path)
  const [page, setPage] = useState(first)
  const [failed, setFailed] = useState('')
  const [attempt, setAttempt] = useState(0)
  const change = usePageChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request
  useEffect(() => {
    if (match.path === page.match.path) {
      setFailed('')
      return
    }
    let isLatest = true
    loadPage(match, locale, loadCatalogues).then(
      (loaded) => isLatest && change(() => setPage(loaded)),
      () => isLatest && setFailed(match.path),
    )
    return () => {
      isLatest = false
    }
  }, [match.path, page.match.path, attempt])

  return { page, isFailed: failed === match.path, retry: () => setAttempt(attempt + 1) }
}

const CurrentPage = (props: SiteProps) => {
  const { page, isFailed, retry } = useLoadedPage(props)
  useTitle(page.match)
  return (
    <Layout match={page.match} onRetry={isFailed ? retry : undefined}>
      <page.Page key={page.match.path} value={page.match.value} data={page.data} />
    </Layout>
  )
}

/** The whole site in one language; another language is another document. */
export function Site(props: SiteProps) {
  const { locale, i18n, ssrPath, withoutScript, shell } = props
  const [context] = useState(() => ({
    locale,
    toasts: createToasts(),
    notices: createNotices(),
    overlays: createOverlays(locale),
    withoutScript,
    shell,
  }))
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={context}>
        <Router base={prefixOf(locale)} {...(ssrPath !== undefined && { ssrPath })}>
          <CurrentPage {...props} />
        </Router>
      </SiteContext>
    </I18nProvider>
  )
}
