import type { Messages } from '@lingui/core'
import { dateCatalogues } from '../../shared/i18n/dates.ts'

/** What all that comes after the first view speaks with; one object, so that it is loaded once. */
export const laterCatalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/wallet-later.po'),
  ...dateCatalogues,
}
