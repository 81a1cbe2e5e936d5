import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import { knownLocale, type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { onThisHost, tidyPath } from './tidy-path.ts'

/** `lang` of a document in each language. */
export const languageTags = Object.fromEntries(
  locales.map((locale) => [locale, languageTag(locale)]),
) as Readonly<Record<Locale, string>>

/** The path prefix of a language; English has none. */
const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`)

/** Address of a path in a language: `/zh/trusts`. */
export const addressOf = (locale: Locale, path: string): string =>
  path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path

/** The same for the router, which would itself write the home of a language as `/zh/`. */
export const linkTo = (locale: Locale, path: string): string => `~${addressOf(locale, path)}`

/**
 * Splits an address into language and path: `/zh/trusts` is `/trusts` in Chinese. The language may
 * be in any spelling that `app-lang` may have, such as `/zh-TW` or `/jp`, and English may be named.
 */
export function splitAddress(pathname: string): { readonly locale: Locale; readonly path: string } {
  const tidy = tidyPath(pathname)
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(tidy) ?? []
  const locale = knownLocale(first)
  return locale ? { locale, path: onThisHost(rest) } : { locale: 'en', path: tidy }
}
