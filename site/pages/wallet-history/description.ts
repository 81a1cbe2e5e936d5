import { msg } from '@lingui/core/macro'

export const description = msg`Deposits, withdrawals, transfers and interest, with their reviews.`
