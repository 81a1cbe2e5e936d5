import { msg } from '@lingui/core/macro'

export const title = msg`Page not found`
