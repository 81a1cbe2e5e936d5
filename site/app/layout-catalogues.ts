import type { Messages } from '@lingui/core'

/** Texts of the header, the footer and the pages without a catalogue of their own. */
export const layoutCatalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site.po')
