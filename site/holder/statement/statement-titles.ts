import { msg } from '@lingui/core/macro'

/** The headings of a statement, which no document has. */
export const openTransfersTitle = msg`Open transfers`
export const limitsTitle = msg`Limits`
