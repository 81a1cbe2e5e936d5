import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import type { I18nLoader } from '../shared/i18n/i18n-loader.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import { createToasts } from '../shared/ui/create-toasts.ts'
import { prefixOf } from './languages.ts'
import { Layout } from './layout/Layout.tsx'
import { createOverlays } from './load-overlays.ts'
import { createNotices } from './notices.ts'
import { type LoadedPage, loadPage } from './pages.ts'
import { findPlace } from './routes.ts'
import { SiteContext } from './site-context.ts'
import { usePageChange } from './use-page-change.ts'
import { useTitle } from './use-title.ts'

export interface SiteProps {
  readonly locale: Locale
  readonly i18n: I18n
  readonly loadCatalogues: I18nLoader['load']
  /** The page that is shown first: nothing waits when the site is hydrated. */
  readonly first: LoadedPage
  /** What the build writes for who has no JavaScript. */
  readonly withoutScript?: ReactNode
  /** What the build writes of an element. */
  readonly shell?: ReactNode
  /** The path with its language, where there is no `location`. */
  readonly ssrPath?: string
}

/** The page at the location, as soon as it is loaded; until then the page before it. */
function useLoadedPage({ locale, loadCatalogues, first }: SiteProps) {
  const [path] = useLocation()
  const place = findPlace(path)
  const [page, setPage] = useState(first)
  const [failed, setFailed] = useState('')
  const [attempt, setAttempt] = useState(0)
  const change = usePageChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for the same again
  useEffect(() => {
    if (place.path === page.place.path) {
      setFailed('')
      return
    }
    let isLatest = true
    loadPage(place, locale, loadCatalogues).then(
      (loaded) => isLatest && change(() => setPage(loaded)),
      () => isLatest && setFailed(place.path),
    )
    return () => {
      isLatest = false
    }
  }, [place.path, page.place.path, attempt])

  return { page, isFailed: failed === place.path, retry: () => setAttempt(attempt + 1) }
}

const Shown = (props: SiteProps) => {
  const { page, isFailed, retry } = useLoadedPage(props)
  useTitle(page.place)
  return (
    <Layout place={page.place} onRetry={isFailed ? retry : undefined}>
      <page.Page key={page.place.path} value={page.place.value} data={page.data} />
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
          <Shown {...props} />
        </Router>
      </SiteContext>
    </I18nProvider>
  )
}
