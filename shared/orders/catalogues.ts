import type { Messages } from '@lingui/core'
import type { Catalogues } from '../text/i18n/catalogues.ts'

/** The texts of this folder; a part that uses it loads them along with its own. */
export const transferCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>(
  '/locales/*/transfers.po',
)
