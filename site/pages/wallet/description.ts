import { msg } from '@lingui/core/macro'

export const description = msg`Your balances, open transfers and the limits of each method.`
