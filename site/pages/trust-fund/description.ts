import { msg } from '@lingui/core/macro'

export const description = msg`Check the net asset value of a trust fund in custody, using a code sent to your e-mail address.`
