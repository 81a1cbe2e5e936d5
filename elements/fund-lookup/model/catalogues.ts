import type { Messages } from '@lingui/core'

/** The texts of the actions and of the later steps. */
export const catalogues = import.meta.glob<{ messages: Messages }>(
  '/locales/*/fund-lookup-steps.po',
)
