import { msg } from '@lingui/core/macro'

export const title = msg`Create an account`
