import { languageTag } from '../../shared/i18n/language-tag.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'

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

/** Splits an address into language and path: `/zh/trusts` is `/trusts` in Chinese. */
export function splitAddress(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const locale = locales.find((known) => known !== 'en' && known === first.toLowerCase())
  return locale ? { locale, path: rest || '/' } : { locale: 'en', path: pathname }
}
