import { msg } from '@lingui/core/macro'

export const title = msg`Bind a bank card`
