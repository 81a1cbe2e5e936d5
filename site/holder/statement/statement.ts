import type { Messages } from '@lingui/core'
import { dateCatalogues } from '../../../shared/dates/dates.ts'
import { transferCatalogues } from '../../../shared/transfers/catalogues.ts'

/** The statement in a file of its own, with its texts and dates. */
export const catalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/site-statement.po'),
  ...transferCatalogues,
  ...dateCatalogues,
}

export { Statement } from './Statement.tsx'
