import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTexts } from '../../shared/i18n/texts.ts'
import { brand } from '../brand.ts'
import { loadPage } from '../pages/load-page.ts'
import { pages } from '../pages/pages.ts'
import { loadScript } from '../third-party/load-script.ts'
import { splitAddress } from './languages.ts'
import { layoutCatalogues } from './layout-catalogues.ts'
import { matchRoute } from './routes.ts'
import { Site } from './Site.tsx'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/parts.css'
import '../../shared/ui/toasts.css'

const { locale, path } = splitAddress(location.pathname)
const texts = createTexts(layoutCatalogues)
const match = matchRoute(path)

const takeOver = async () => {
  const [first] = await Promise.all([loadPage(match, locale, texts, true), texts.use(locale)])
  const container = document.getElementById('site')
  if (!container) return
  // In slices, between which a press or a scroll is answered: nobody waits for what is drawn already.
  startTransition(() => {
    hydrateRoot(container, <Site locale={locale} texts={texts} first={first} />)
  })
}
takeOver().catch((cause: unknown) => {
  // The page falls back to its version without JavaScript.
  document.documentElement.classList.remove('js')
  throw cause
})

// Not beside a contract, whose address is a secret.
if (brand.analytics && !pages[match.name].isSecret) {
  loadScript(brand.analytics.script).catch(() => undefined)
}
