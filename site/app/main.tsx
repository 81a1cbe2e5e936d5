import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import { loadAnalytics } from '../analytics/load-analytics.ts'
import { layoutCatalogues } from '../common/load-part.ts'
import { whenIdle } from '../common/when-idle.ts'
import { splitAddress } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { isNotFoundDocument, matchRoute } from '../map/routes.ts'
import { keepServed } from './keep-served.ts'
import { loadPage } from './load-page.ts'
import { Site } from './Site.tsx'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/parts.css'
import '../../shared/ui/toasts.css'

const { locale, path } = splitAddress(location.pathname)
const { i18n, activate, load: loadCatalogues } = createI18nLoader(layoutCatalogues)
// A host may show the not-found document at the path of a page.
const match = matchRoute(isNotFoundDocument(document.documentElement) ? pages.notFound.path : path)

/**
 * Whether the comments by which React finds the parts of a page are there. A cache may have removed
 * them: then React draws the page anew, and needs its element at once, so that nothing disappears
 * meanwhile.
 */
const hasMarks = (container: Element) =>
  document.createTreeWalker(container, NodeFilter.SHOW_COMMENT).nextNode() !== null

const hydrate = async () => {
  const container = document.getElementById('site')
  if (!container) return
  const [page] = await Promise.all([
    loadPage(match, locale, loadCatalogues, hasMarks(container)),
    activate(locale),
  ])
  const served = keepServed(container)
  // In slices, so that clicks and scrolling are handled while React hydrates.
  startTransition(() => {
    hydrateRoot(container, <Site first={{ page, locale, i18n, loadCatalogues }} />, {
      onUncaughtError(cause) {
        served.putBack()
        reportError(cause)
      },
      // Something on the way has changed the document: React has drawn it anew.
      onRecoverableError(cause) {
        console.warn(cause)
        // Once all parts are there.
        void whenIdle(served.giveBack)
      },
    })
  })
}
hydrate().catch((cause: unknown) => {
  // The page falls back to its version without JavaScript.
  document.documentElement.classList.remove('js')
  throw cause
})

// Third parties must not learn a secret address.
if (!pages[match.name].isSecret) loadAnalytics()
