import { msg } from '@lingui/core/macro'

export const title = msg`Reset your password`
