/** The place of the question in a page, to which the footer leads. */
export const consentBarId = 'analytics'
