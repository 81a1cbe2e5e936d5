import { openLocalStorage } from '../../shared/api/storage/local-storage.ts'
import { knownLocale, type Locale } from '../../shared/text/i18n/locale.ts'
import { chosenLocale, readCookie } from './preferences.ts'

/** A language that a visitor may be offered: English is what the other pages are in. */
export type OfferedLocale = Exclude<Locale, 'en'>

/** Key in local storage: who has refused the offer is not asked again, also on a later visit. */
const name = 'languageOffer'

/** The language of the browser, if the site has it and the visitor has not decided for another. */
function languageToOffer(locale: Locale): OfferedLocale | undefined {
  const spoken = knownLocale(navigator.language)
  if (!spoken || spoken === 'en' || spoken === locale) return undefined
  // The app has its own language, and its cookies name it.
  const isDecided = chosenLocale() || readCookie('appLang') || readCookie('nickname')
  return isDecided || openLocalStorage()?.getItem(name) ? undefined : spoken
}

/**
 * Offers the browser's language on a page in another one. It runs before the first paint: the style
 * sheet keeps the place of the offer, so that nothing moves when the page is hydrated.
 */
export function offerLanguage(locale: Locale): void {
  const offered = languageToOffer(locale)
  if (offered) document.documentElement.dataset.offer = offered
}

/** The language that the page offers. Only in the browser. */
export const offeredLanguage = (): OfferedLocale | undefined =>
  document.documentElement.dataset.offer as OfferedLocale | undefined

/** Ends the offer, for good if the visitor has refused it. */
export function endOffer(isRefused: boolean): void {
  delete document.documentElement.dataset.offer
  if (!isRefused) return
  try {
    openLocalStorage()?.setItem(name, 'refused')
  } catch {
    // It is refused as long as the document.
  }
}
