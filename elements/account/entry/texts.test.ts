import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../../../shared/text/i18n/locale.ts'
import { titles } from './texts.ts'

it.each(Object.values(titles))('The shell has the title $en of the catalogues', (title) => {
  for (const locale of locales) {
    const po = readFileSync(`locales/${locale}/account.po`, 'utf8')
    expect(po).toContain(`msgid "${title.en}"\nmsgstr "${title[locale]}"\n`)
  }
})
