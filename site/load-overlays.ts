import type { I18n } from '@lingui/core'
import { type LoadOnce, loadOnce } from '../shared/element/view/load-once.ts'
import { createI18nLoader } from '../shared/i18n/i18n-loader.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import { layoutCatalogues } from './pages.ts'

/** What opens over a page, in one piece: menu, drawer and documents, with their words. */
export type Overlays = typeof import('./overlays/overlays.ts') & {
  /**
   * Their own. More words in the page's instance would be a change to all that reads it, and a part
   * of a document that React has not taken over yet would be thrown away for it.
   */
  readonly i18n: I18n
}

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadOnce(async () => {
    const overlays = await import('./overlays/overlays.ts')
    const { i18n, activate } = createI18nLoader({ ...layoutCatalogues, ...overlays.catalogues })
    await activate(locale)
    return { ...overlays, i18n }
  })
