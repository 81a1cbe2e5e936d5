import { resolveLocale } from '../../shared/i18n/locale.ts'
import { addressOf, splitAddress } from './languages.ts'
import {
  chosenLocale,
  chosenTheme,
  keepTransferQuery,
  readCookie,
  readToken,
  showWhetherSignedIn,
} from './preferences.ts'
import { matchRoute } from './routes.ts'

/**
 * Runs in the head, before anything is painted: the theme, what an app hides, and the way to where
 * the visitor should be. The build puts it into every document and its hash into the policy.
 */
const root = document.documentElement
root.classList.add('js')
// The site's own modules; of a third party's nothing depends.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') root.classList.remove('js')
  },
  { capture: true },
)
root.dataset.theme = chosenTheme()
if (readCookie('nickname')) root.classList.add('from-app')
showWhetherSignedIn()

const { locale, path } = splitAddress(location.pathname)
const match = matchRoute(path)
const isTransfer = match.name === 'transfer'
if (isTransfer) keepTransferQuery(location.search)
// The app's language on the transfer page; elsewhere the one chosen in this tab.
const wanted =
  (isTransfer && readCookie('appLang')) || ((isTransfer || locale === 'en') && chosenLocale())
const language = wanted ? resolveLocale(wanted, navigator.language) : locale
// The transfer page is for who has signed in (section 2).
const target = isTransfer && !readToken() ? '/' : match.path
const address = addressOf(language, target)
if (address !== location.pathname) {
  const query = target === match.path ? location.search + location.hash : ''
  location.replace(address + query)
}
