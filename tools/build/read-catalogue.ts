import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Locale } from '../../shared/text/i18n/locale.ts'

/** The texts of `locales/{locale}/{name}.po`, without those that the code no longer has. */
export async function readCatalogue(root: string, locale: Locale, name: string) {
  const filename = join(root, `locales/${locale}/${name}.po`)
  const context = { locale, filename, sourceLocale: 'en' }
  const catalogue = await formatter().parse(await readFile(filename, 'utf8'), context)
  return Object.values(catalogue).filter(({ obsolete }) => !obsolete)
}
