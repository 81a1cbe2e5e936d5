import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { pickText } from '../../shared/text/i18n/multilingual.ts'
import { fileLocations } from '../basics/file-locations.ts'
import type { Message, Texts } from './msg.ts'
import { readCatalogue } from './read-catalogue.ts'

const catalogues = new Map(
  locales.map((locale) => {
    const file = join(fileLocations.locales, locale, 'sandbox.po')
    return [locale, readCatalogue(readFileSync(file, 'utf8'))]
  }),
)

/** A message in one language. A text without a translation stays in English. */
export function textIn(locale: Locale, { text, values, context }: Message): string {
  const translated = catalogues.get(locale)?.get(context + text) || text
  return translated.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name] ?? placeholder
    if (typeof value !== 'object') return String(value)
    return 'text' in value ? textIn(locale, value) : pickText(value, locale)
  })
}

/** One or more lines as the API sends them: the wire breaks a line by a backslash and an n. */
export function multilingual(...lines: readonly Message[]): Texts {
  const inLocale = (locale: Locale) => lines.map((line) => textIn(locale, line)).join('\\n')
  return { en: inLocale('en'), cn: inLocale('zh'), jp: inLocale('ja'), ko: inLocale('ko') }
}
