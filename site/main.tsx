import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTexts } from '../shared/i18n/texts.ts'
import { brand } from './brand.ts'
import { splitAddress } from './languages.ts'
import { layoutCatalogues, loadPage } from './pages.ts'
import { findPlace } from './routes.ts'
import { Site } from './Site.tsx'
import { showWithoutScript } from './show-without-script.ts'
import { loadScript } from './third-party.ts'
import './styles/fonts.css'
import './styles/base.css'
import './styles/parts.css'
import '../shared/ui/frame/Hidden.css'
import '../shared/ui/toasts.css'

const { locale, path } = splitAddress(location.pathname)
const texts = createTexts(layoutCatalogues)
const place = findPlace(path)

const takeOver = async () => {
  const [first] = await Promise.all([loadPage(place, locale, texts, true), texts.use(locale)])
  const container = document.getElementById('site')
  if (!container) return
  // In slices, between which a press or a scroll is answered: nobody waits for what is drawn already.
  startTransition(() => {
    hydrateRoot(container, <Site locale={locale} texts={texts} first={first} />)
  })
}
takeOver().catch((cause: unknown) => {
  showWithoutScript()
  throw cause
})

// Not beside a contract, whose address is a secret.
if (brand.analytics && place.name !== 'contract') {
  loadScript(brand.analytics.script).catch(() => undefined)
}
