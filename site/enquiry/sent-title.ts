import { msg } from '@lingui/core/macro'

/** The heading after an enquiry is sent. */
export const sentTitle = msg`Thank you`
