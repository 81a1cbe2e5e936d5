import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { againOrAnew } from '../common/again-or-anew.ts'
import { loadPart } from '../common/load-part.ts'
import { SiteContext } from '../common/site-context.ts'
import { useTitle } from '../common/use-title.ts'
import { createNavigation } from '../elements/follow-steps.ts'
import { type Drafts, DraftsContext } from '../enquiry/drafts.ts'
import { Layout } from '../layout/Layout.tsx'
import { splitAddress } from '../map/languages.ts'
import { matchRoute } from '../map/routes.ts'
import { createNotices } from '../preferences/notices.ts'
import type { Shown } from './load-page.ts'
import { loadPage } from './load-page.ts'
import { usePageChange } from './use-page-change.ts'

interface SiteProps {
  /** The first page, loaded before hydration so that nothing suspends. */
  readonly first: Shown
  /** Content for visitors without JavaScript, rendered by the build. */
  readonly withoutScript?: ReactNode
  /** The element's shell, rendered by the build. */
  readonly shell?: ReactNode
  /** The path with its language, for rendering without `location`. */
  readonly ssrPath?: string
}

interface CurrentPageProps {
  readonly shown: Shown
  readonly onShow: (next: Shown) => void
}

/** Always the same object: a change of state would make React draw anew what it has not hydrated yet. */
const noFailure = { address: '', times: 0 }

/** Shows the page at the location, in its language, once it is loaded; until then the previous one. */
function useLoadedPage({ shown, onShow }: CurrentPageProps) {
  const [address] = useLocation()
  const { locale, path } = splitAddress(address)
  const match = matchRoute(path)
  const isSamePage = match.path === shown.page.match.path
  const isSameLanguage = locale === shown.locale
  const [failed, setFailed] = useState(noFailure)
  const [attempt, setAttempt] = useState(0)
  const change = usePageChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request
  useEffect(() => {
    if (isSamePage && isSameLanguage) {
      setFailed(noFailure)
      return
    }
    let isLatest = true
    const loading = isSameLanguage
      ? loadPage(match, locale, shown.loadCatalogues).then((page) => ({ ...shown, page }))
      : import('./open-in-language.ts').then((part) => part.openInLanguage(match, locale))
    loading.then(
      (next) => isLatest && change(() => onShow(next), isSamePage),
      () =>
        isLatest &&
        setFailed((before) => ({
          address,
          times: before.address === address ? before.times + 1 : 1,
        })),
    )
    return () => {
      isLatest = false
    }
  }, [match.path, locale, shown, attempt])

  const retry = () => againOrAnew(failed.times, () => setAttempt(attempt + 1))
  return { isFailed: failed.address === address, retry }
}

const CurrentPage = (props: CurrentPageProps) => {
  const { page } = props.shown
  const { isFailed, retry } = useLoadedPage(props)
  useTitle(page.match)
  return (
    <Layout match={page.match} onRetry={isFailed ? retry : undefined}>
      <page.Page key={page.match.path} {...page.match} data={page.data} />
    </Layout>
  )
}

/**
 * The whole site. Another language replaces all texts at once and keeps the page: a person who has
 * begun something in an element continues in that language.
 */
export function Site({ first, ssrPath, withoutScript, shell }: SiteProps) {
  const [shown, setShown] = useState(first)
  const { locale, i18n } = shown
  const [parts] = useState(() => ({
    toasts: createToasts(),
    notices: createNotices(),
    navigation: createNavigation(),
    withoutScript,
    shell,
  }))
  const [drafts] = useState<Drafts>(() => new Map())
  const context = useMemo(
    () => ({
      ...parts,
      locale,
      overlays: loadPart(locale, () => import('../overlays/overlays.ts')),
    }),
    [parts, locale],
  )
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={context}>
        <DraftsContext value={drafts}>
          <Router aroundNav={parts.navigation.around} {...(ssrPath !== undefined && { ssrPath })}>
            <CurrentPage shown={shown} onShow={setShown} />
          </Router>
        </DraftsContext>
      </SiteContext>
    </I18nProvider>
  )
}
