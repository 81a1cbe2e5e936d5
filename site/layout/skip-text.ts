import { msg } from '@lingui/core/macro'

/** The link past the header. The document has it, above what React draws. */
export const skipText = msg`Skip to content`
