import type { Messages } from '@lingui/core'

/** The texts of the actions and of what is loaded after the text. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/contract-steps.po')
