import { type Changes, translation, Unwanted } from './changes.ts'

/** `npm run new language fr` */
export function newLanguage(changes: Changes, code = ''): void {
  if (!/^[a-z]{2}$/.test(code))
    throw new Unwanted('A language is named by the two letters of ISO 639-1: fr.')
  const before = localesIn(changes)
  if (before.includes(code)) throw new Unwanted(`There is ${code} already.`)
  changes.replace(localeFile, /(export const locales = \[[^\]]*)\]/, `$1, '${code}']`)
  for (const path of changes.list('locales/en/documents'))
    changes.create(path.replace('/en/', `/${code}/`), changes.read(path))
  changes.task(`${translation} The first command writes the catalogues.`)
  changes.task('Name it in docs/site.md and in the tables of the guides that list languages.')
  changes.task(`Translate locales/${code}/documents/*.md, which are copies of the English texts.`)
  changes.task('Add a row to each table that the compiler names below.')
  changes.task(
    'Choose fonts for its script: `:lang()` in shared/ui and site/styles, and the display font of the site.',
  )
  changes.task('Choose the terms of the language in locales/glossary.md first.')
}

const localeFile = 'shared/text/i18n/locale.ts'

/** The languages as they are in the file. */
export const localesIn = (changes: Changes): string[] => {
  const [, list = ''] = /export const locales = \[([^\]]*)\]/.exec(changes.read(localeFile)) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, code = '']) => code)
}
