import type { Messages } from '@lingui/core'

/* What the entry loads in addition to the class. The build makes a file of each import. */

/** The texts of the first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/account.po')
