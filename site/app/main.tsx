import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createI18nLoader } from '../../shared/i18n/i18n-loader.ts'
import { loadAnalytics } from '../analytics/load-analytics.ts'
// Most pages use them: imported here, they need no files of their own.
import '../enquiry/clear-drafts.ts'
import '../layout/Heading.tsx'
import './LazyPart.tsx'
import { loadPage } from '../pages/load-page.ts'
import { pages } from '../pages/pages.ts'
import { splitAddress } from './languages.ts'
import { layoutCatalogues } from './layout-catalogues.ts'
import { isNotFoundDocument } from './not-found-document.ts'
import { matchRoute } from './routes.ts'
import { Site } from './Site.tsx'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/parts.css'
import '../../shared/ui/toasts.css'

const { locale, path } = splitAddress(location.pathname)
const { i18n, activate, load: loadCatalogues } = createI18nLoader(layoutCatalogues)
// A host may show the not-found document at the path of a page.
const match = matchRoute(isNotFoundDocument(document.documentElement) ? pages.notFound.path : path)

const hydrate = async () => {
  const [page] = await Promise.all([
    loadPage(match, locale, loadCatalogues, true),
    activate(locale),
  ])
  const container = document.getElementById('site')
  if (!container) return
  // In slices, so that clicks and scrolling are handled while React hydrates.
  startTransition(() => {
    hydrateRoot(container, <Site first={{ page, locale, i18n, loadCatalogues }} />)
  })
}
hydrate().catch((cause: unknown) => {
  // The page falls back to its version without JavaScript.
  document.documentElement.classList.remove('js')
  throw cause
})

// Third parties must not learn a secret address.
if (!pages[match.name].isSecret) loadAnalytics()
