import { type LoadOnce, loadOnce } from '../shared/element/view/load-once.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import { createTexts, type Texts } from '../shared/i18n/texts.ts'
import { layoutCatalogues } from './pages.ts'

/** What opens over a page, in one piece: menu, drawer and documents, with their words. */
export type Overlays = typeof import('./overlays/overlays.ts') & {
  /**
   * Their own. More words in the page's instance would be a change to all that reads it, and a part
   * of a document that React has not taken over yet would be thrown away for it.
   */
  readonly texts: Texts
}

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadOnce(async () => {
    const overlays = await import('./overlays/overlays.ts')
    const texts = createTexts({ ...layoutCatalogues, ...overlays.catalogues })
    await texts.use(locale)
    return { ...overlays, texts }
  })
