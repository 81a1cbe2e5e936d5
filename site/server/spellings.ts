import { codesOf, type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { addressOf } from '../map/languages.ts'
import { type PageName, pageNames, pages } from '../map/pages.ts'
import { addedAtEnd } from '../map/tidy-path.ts'

/** Other spellings of an address, which lead to it. */
export interface Spelling {
  /**
   * The source of a regular expression in any letter case, for the path as it is sent, without its
   * first slash and anchors. With a parameter, for what is before the slash of the parameter.
   */
  readonly pattern: string
  /** The address; without the parameter if it has one. */
  readonly address: string
  /** Whether a parameter follows, such as the token of a contract, which keeps its letter case. */
  readonly hasParameter: boolean
  /** Some spellings one by one, for hosts that know no regular expressions. */
  readonly examples: readonly string[]
}

/** The start of a path, with the language in any spelling that `app-lang` may have. */
const startPattern = (locale: Locale, path: string): string => {
  const tag = `(?:${codesOf(locale).join('|')})(?:[-_.@][^/?]*)?`
  const start = path === '/' ? tag : `${tag}/`
  return (locale === 'en' ? `(?:${start})?` : start) + path.slice(1)
}

const endPattern = `(?:${addedAtEnd}|/)*`

const capitalised = (path: string): string =>
  path.replace(/\/[a-z]/g, (start) => start.toUpperCase())

/** How people write a path from memory. */
const otherCases = (path: string): readonly string[] =>
  [path.toLowerCase(), capitalised(path), path.toUpperCase()].filter(
    (spelling, at, all) => spelling !== path && all.indexOf(spelling) === at,
  )

const spellingsOf = (name: PageName): readonly Spelling[] => {
  const { path, values } = pages[name]
  const [start = '', parameter] = path.split('/:')
  const paths =
    parameter === undefined ? [path] : (values?.map((value) => `${start}/${value}`) ?? [start])
  return locales.flatMap((locale) =>
    paths.flatMap((each) => {
      const address = addressOf(locale, each)
      const pattern = startPattern(locale, each)
      const examples = otherCases(each).map((other) => addressOf(locale, other))
      const own = { pattern: pattern + endPattern, address, hasParameter: false, examples }
      if (parameter === undefined || values) return own
      return [own, { ...own, pattern, hasParameter: true }]
    }),
  )
}

/** The spellings of the address of every document. */
export const spellings = (): readonly Spelling[] =>
  pageNames.filter((name) => name !== 'notFound').flatMap(spellingsOf)

/** A token in a path, and what was added to it. */
export const parameterPattern = { value: '[^/?]+?', end: endPattern }

/** What follows the code in usual tags of each language. */
const regions: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US', 'GB'],
  zh: ['TW', 'HK', 'CN', 'Hant', 'Hans'],
  ja: ['JP'],
  ko: ['KR'],
}

/** The usual tags of a language other than the one in its addresses, for hosts without patterns. */
export const usualTags = (locale: Locale): readonly string[] => {
  const tags = [
    ...codesOf(locale),
    ...regions[locale].flatMap((region) => [`${locale}-${region}`, `${locale}_${region}`]),
  ]
  const isPrefix = (tag: string) => tag === locale && locale !== 'en'
  return [...new Set(tags.flatMap((tag) => [tag, tag.toLowerCase(), tag.toUpperCase()]))].filter(
    (tag) => !isPrefix(tag) && !(tag.length > 2 && tag === tag.toUpperCase()),
  )
}
