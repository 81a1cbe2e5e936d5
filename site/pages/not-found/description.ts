import { msg } from '@lingui/core/macro'

export const description = msg`There is no page at this address.`
