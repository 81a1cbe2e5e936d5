import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../brand.ts'
import { addressOf, languageTags } from '../map/languages.ts'
import { type PageName, pageNames, pages } from '../map/pages.ts'
import { genericPath } from '../map/routes.ts'

/** A path that the build prerenders as a document. */
export interface StaticPath {
  readonly name: PageName
  /** Without its language. A document for all values of a parameter has `-` in its place. */
  readonly path: string
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** Its file below `dist/site`. */
  file(locale: Locale): string
}

const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`.slice(1)

const documentAt = (name: PageName, path: string, address = path): StaticPath => ({
  name,
  path,
  isListed: !pages[name].isSecret && !pages[name].needsToken && !pages[name].isUnlisted,
  file: (locale) => fileOf(addressOf(locale, address)),
})

/** The documents of a page: one for each value of its parameter, or one for all of them. */
const documentsOf = (name: PageName): readonly StaticPath[] => {
  const { path, values } = pages[name]
  const [start = '', parameter] = path.split('/:')
  if (parameter === undefined) return [documentAt(name, path)]
  return (
    values?.map((value) => documentAt(name, `${start}/${value}`)) ?? [
      documentAt(name, genericPath(name), start),
    ]
  )
}

/** Every document of the site, in each language. */
export const staticPaths: readonly StaticPath[] = pageNames.flatMap(documentsOf)

/** The canonical address of a path in a language. */
export const fullAddress = (locale: Locale, path: string): string =>
  brand.origin + addressOf(locale, path)

/** A path in every language, and the one for readers of other languages. */
export const alternatesOf = (path: string): { language: string; address: string }[] => [
  ...locales.map((each) => ({ language: languageTags[each], address: fullAddress(each, path) })),
  { language: 'x-default', address: fullAddress('en', path) },
]
