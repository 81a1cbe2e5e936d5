import type { Locale } from '../../../shared/i18n/locale.ts'
import type { LoadOnce } from '../../../shared/loading/load-once.ts'
import { loadPart } from '../../app/load-part.ts'
import type { Overlays } from './overlay-types.ts'

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadPart(locale, () => import('../../overlays/overlays.ts'))
