import type { Messages } from '@lingui/core'
import { dateCatalogues } from '../../../shared/text/dates/dates.ts'

/** The statement in a file of its own, with its texts and dates. */
export const catalogues = {
  ...import.meta.glob<{ messages: Messages }>('/locales/*/{site-statement,shared}.po'),
  ...dateCatalogues,
}

export { Statement } from './Statement.tsx'
