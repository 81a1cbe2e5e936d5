import { resolveLocale } from '../../shared/text/i18n/locale.ts'
import { askForConsent } from '../analytics/consent.ts'
import { addressOf, languageTags, splitAddress } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { signInPathFor } from '../map/return-path.ts'
import { isNotFoundDocument, matchRoute } from '../map/routes.ts'
import { offerLanguage } from '../preferences/language-offer.ts'
import type { Notice } from '../preferences/notices.ts'
import {
  chosenLocale,
  chosenTheme,
  keepNotice,
  readCookie,
  readToken,
  takeCookieToken,
} from '../preferences/preferences.ts'

/*
 * Runs in the head before the first paint: sets the theme, hides parts that the app has itself, and
 * redirects if needed. The build inlines it into every document and adds its hash to the policy.
 */

const root = document.documentElement
root.classList.add('js')
// Only the site's own modules matter; nothing depends on a third party's script.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') root.classList.remove('js')
  },
  { capture: true },
)
root.dataset.theme = chosenTheme()
if (readCookie('nickname')) root.classList.add('from-app')
// A page without analytics has no question to show.
askForConsent()
// *Sign in* or *Wallet*: decided before the first paint, so nothing moves.
takeCookieToken()

const { locale, path } = splitAddress(location.pathname)
const match = matchRoute(path)
const isTransfer = match.name === 'transfer'
// The app's language wins on the transfer page. The one chosen in this tab wins there and on
// English paths.
const wanted =
  (isTransfer && readCookie('appLang')) || ((isTransfer || locale === 'en') && chosenLocale())
const language = wanted ? resolveLocale(wanted, navigator.language) : locale
offerLanguage(language)
const { search, hash } = location
const isRefused = pages[match.name].needsToken && !readToken()
const asked = match.path + search
if (isRefused) {
  // The sign-in page says why it is shown.
  const refused: Notice = { reason: 'no-token', at: pages.login.path, from: asked }
  keepNotice(JSON.stringify(refused))
}
/**
 * Where an unknown path leads: home, or from a not-found document to that of the right language.
 */
const lostPath = () => {
  if (!isNotFoundDocument(root)) return pages.home.path
  return root.lang === languageTags[language] ? path : match.path
}
const shownPath = match.name === 'notFound' ? lostPath() : match.path
const target = isRefused
  ? addressOf(language, signInPathFor(asked))
  : addressOf(language, shownPath) + search + hash
const address = target.split(/[?#]/)[0]
if (address !== location.pathname) location.replace(target)
