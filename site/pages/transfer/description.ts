import { msg } from '@lingui/core/macro'

export const description = msg`Deposit and withdraw USD by wire and USDT by network.`
