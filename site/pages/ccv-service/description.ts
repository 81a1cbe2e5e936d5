import { msg } from '@lingui/core/macro'

export const description = msg`Clearing, custody and verification: how client money is kept separate, settled and checked.`
