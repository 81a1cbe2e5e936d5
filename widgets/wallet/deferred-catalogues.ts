import type { Messages } from '@lingui/core'
import { dateCatalogues } from '../../shared/i18n/dates.ts'

/** The texts of all parts after the first view; one object, so that they are loaded once. */
export const deferredCatalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/wallet-later.po'),
  ...dateCatalogues,
}
