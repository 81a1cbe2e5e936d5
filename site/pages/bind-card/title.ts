import { msg } from '@lingui/core/macro'

export const title = msg`Bank card`
