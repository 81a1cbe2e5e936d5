import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import { type Locale, resolveLocale } from '../../shared/text/i18n/locale.ts'
import { layoutCatalogues } from '../common/load-part.ts'
import { languageTags } from '../map/languages.ts'
import type { RouteMatch } from '../map/routes.ts'
import { chosenLocale, keepTabLocale } from '../preferences/preferences.ts'
import type { Shown } from './load-page.ts'
import { loadPage } from './load-page.ts'

/** The document at the present address; the policy does not allow parsing text. */
const loadDocument = () =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.pathname)
    request.responseType = 'document'
    request.onerror = reject
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(request))
    request.send()
  })

const fontStyleIn = ({ head }: Document) =>
  [...head.querySelectorAll('style')].find(({ textContent }) => textContent?.includes('@font-face'))

/**
 * Takes over what React does not render from the document of another language: the display font of
 * its headings, the link to the content, and what the host puts above the page.
 */
function takeOver(other: Document, locale: Locale): void {
  document.documentElement.lang = languageTags[locale]
  fontStyleIn(document)?.remove()
  const fontStyle = fontStyleIn(other)
  if (fontStyle) document.head.append(document.importNode(fontStyle, true))
  const skip = document.querySelector('.skip-link')
  if (skip) skip.textContent = other.querySelector('.skip-link')?.textContent ?? ''
  const strip = other.getElementById('host-strip')?.cloneNode(true)
  if (strip) {
    document.getElementById('host-strip')?.replaceChildren(...document.adoptNode(strip).childNodes)
  }
}

/** A page in another language than that of the document. Rejects if a file cannot be loaded. */
export async function openInLanguage(match: RouteMatch, locale: Locale): Promise<Shown> {
  const address = location.pathname
  const { i18n, activate, load } = createI18nLoader(layoutCatalogues)
  const [page, other] = await Promise.all([
    loadPage(match, locale, load),
    loadDocument(),
    activate(locale),
  ])
  // Unless the visitor has gone on meanwhile.
  if (address === location.pathname) {
    takeOver(other, locale)
    // Back and Forward choose a language too: a reload must not lead to the one that was left.
    if (resolveLocale(chosenLocale(), navigator.language) !== locale) keepTabLocale(locale)
  }
  return { page, locale, i18n, loadCatalogues: load }
}
