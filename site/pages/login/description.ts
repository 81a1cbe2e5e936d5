import { msg } from '@lingui/core/macro'

export const description = msg`Where account holders sign in.`
