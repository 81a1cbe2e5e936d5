import { msg } from '@lingui/core/macro'

export const description = msg`A credit card backed by your own assets, for use wherever its network is accepted. Repay in fiat or crypto; interest is charged daily.`
