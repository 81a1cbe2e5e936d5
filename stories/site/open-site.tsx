import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { loadPage, type Shown } from '../../site/app/load-page.ts'
import { layoutCatalogues } from '../../site/common/load-part.ts'
import { addressOf } from '../../site/map/languages.ts'
import { matchRoute } from '../../site/map/routes.ts'
import { forgetToken, keepTheme, keepToken, readToken } from '../../site/preferences/preferences.ts'
import { serveHere } from '../support/fake-server.ts'
import { storyToken } from '../support/story-screen.ts'
import { goodServer } from '../wallet/fixtures.ts'
import type { SiteFrameProps } from './SiteFrame.tsx'
import '../../site/styles/fonts.css'
import '../../site/styles/base.css'
import '../../site/styles/parts.css'
import '../../shared/ui/toasts.css'

/**
 * Loads a page of the site as its document would, in this window: its address, its theme, a session
 * and the server of the wallet's stories.
 */
export async function openSite(
  { path, isSignedIn = false }: SiteFrameProps,
  locale: Locale,
  theme: 'dark' | 'light',
): Promise<Shown> {
  serveHere(goodServer)
  if (isSignedIn) keepToken(storyToken)
  else forgetToken(readToken())
  keepTheme(theme)
  const root = document.documentElement
  root.className = isSignedIn ? 'tw js signed-in' : 'tw js'
  root.dataset.theme = theme
  history.replaceState({}, '', addressOf(locale, path))
  const { i18n, activate, load } = createI18nLoader(layoutCatalogues)
  const match = matchRoute(path)
  const [page] = await Promise.all([loadPage(match, locale, load), activate(locale)])
  return { page, locale, i18n, loadCatalogues: load }
}
