import { type LoadOnce, loadOnce } from '../../../shared/element/view/load-once.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { createTexts } from '../../../shared/i18n/texts.ts'
import { layoutCatalogues } from '../../app/layout-catalogues.ts'
import type { Overlays } from './overlay-types.ts'

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadOnce(async () => {
    const { catalogues, ...overlays } = await import('../../overlays/overlays.ts')
    const texts = createTexts({ ...layoutCatalogues, ...catalogues })
    await texts.use(locale)
    return { ...overlays, texts }
  })
