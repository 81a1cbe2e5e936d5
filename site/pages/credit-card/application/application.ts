import type { Messages } from '@lingui/core'

/** The application for a card, in a file that is loaded when its form is opened. */
export const catalogues = import.meta.glob<{ messages: Messages }>([
  '/locales/*/site-credit-card.po',
  '/locales/*/site-enquiry.po',
])

export { ApplyDialog } from './ApplyDialog.tsx'
