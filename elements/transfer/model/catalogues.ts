import type { Messages } from '@lingui/core'

/** The texts of all that comes after HOME. */
export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/transfer-steps.po')
