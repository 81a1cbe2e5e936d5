import { createRoot } from 'react-dom/client'
import { documentThemeCss } from '../../shared/ui/theme/theme-css.ts'
import { Playground } from './Playground.tsx'
import { StudioPage } from './StudioPage.tsx'
import '../../site/styles/fonts.css'
import './playground.css'

// The page uses the elements' colour tokens.
const sheet = new CSSStyleSheet()
sheet.replaceSync(documentThemeCss())
document.adoptedStyleSheets = [sheet]

const container = document.getElementById('playground')
if (container) {
  const root = createRoot(container)
  const show = () =>
    root.render(location.hash.startsWith('#brand') ? <StudioPage /> : <Playground />)
  addEventListener('hashchange', show)
  show()
}
