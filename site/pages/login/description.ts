import { msg } from '@lingui/core/macro'

export const description = msg`Sign-in for account holders.`
