import { msg } from '@lingui/core/macro'

export const description = msg`Bind the bank card that your withdrawals go to.`
