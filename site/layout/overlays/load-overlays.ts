import type { LoadOnce } from '../../../shared/api/loading/load-once.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { loadPart } from '../../app/load-part.ts'
import type { Overlays } from './overlay-types.ts'

export const createOverlays = (locale: Locale): LoadOnce<Overlays> =>
  loadPart(locale, () => import('../../overlays/overlays.ts'))
