import { type LoadOnce, loadOnce } from '../../../shared/element/view/load-once.ts'
import { createI18nLoader } from '../../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { layoutCatalogues } from '../../app/layout-catalogues.ts'
import type { Overlays } from './overlay-types.ts'

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadOnce(async () => {
    const { catalogues, ...overlays } = await import('../../overlays/overlays.ts')
    const { i18n, activate } = createI18nLoader({ ...layoutCatalogues, ...catalogues })
    await activate(locale)
    return { ...overlays, i18n }
  })
