import { msg } from '@lingui/core/macro'

/** The heading of the demo accounts, which only the sandbox shows. */
export const demoTitle = msg`Try it with a demo account`
