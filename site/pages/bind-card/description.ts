import { msg } from '@lingui/core/macro'

export const description = msg`Bind the bank card to which your withdrawals are paid.`
