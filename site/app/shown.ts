import type { I18n } from '@lingui/core'
import type { I18nLoader } from '../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { LoadedPage } from './load-page.ts'

/** A page on screen, with its language. */
export interface Shown {
  readonly page: LoadedPage
  readonly locale: Locale
  readonly i18n: I18n
  readonly loadCatalogues: I18nLoader['load']
}
