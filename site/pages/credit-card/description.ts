import { msg } from '@lingui/core/macro'

export const description = msg`A credit card backed by your own assets: accepted worldwide, settled in fiat or crypto, with no fixed repayment cycle.`
