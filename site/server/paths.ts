import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { brand } from '../brand.ts'
import { addressOf, languageTags } from '../languages.ts'
import { documentNames, documentPath, type RouteName, routes } from '../routes.ts'

/** A path that the build writes a document for. */
export interface StaticPath {
  readonly route: RouteName
  /** Without its language; a contract's has a token that no contract has. */
  readonly path: string
  /** Whether search engines are to list it. */
  readonly isListed: boolean
  /** Its file below `dist/site`. */
  file(locale: Locale): string
}

const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`.slice(1)

const own = (route: RouteName, isListed: boolean, path: string = routes[route]): StaticPath => ({
  route,
  path,
  isListed,
  file: (locale) => fileOf(addressOf(locale, path)),
})

/** Every document of the site, in each language. */
export const staticPaths: readonly StaticPath[] = [
  own('home', true),
  own('trusts', true),
  own('creditCard', true),
  own('trustFund', true),
  own('ccvService', true),
  own('transfer', true),
  {
    ...own('contract', false, '/contract/-'),
    file: (locale) => fileOf(addressOf(locale, '/contract')),
  },
  own('login', true),
  ...documentNames.map((name) => own('document', true, documentPath(name))),
]

/** Where search engines find a path in a language. */
export const fullAddress = (locale: Locale, path: string): string =>
  brand.origin + addressOf(locale, path)

/** A path in every language, and what whoever speaks none of them gets. */
export const alternatesOf = (path: string): { language: string; address: string }[] => [
  ...locales.map((each) => ({ language: languageTags[each], address: fullAddress(each, path) })),
  { language: 'x-default', address: fullAddress('en', path) },
]
