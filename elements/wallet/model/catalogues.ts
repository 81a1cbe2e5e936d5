import type { Messages } from '@lingui/core'

/** The texts of all that comes after the hub's first view. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/wallet-steps.po')
