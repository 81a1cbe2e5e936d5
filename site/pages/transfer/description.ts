import { msg } from '@lingui/core/macro'

export const description = msg`Deposit and withdraw USD by bank wire, and USDT on the blockchain network you choose.`
