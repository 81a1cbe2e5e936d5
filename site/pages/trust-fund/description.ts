import { msg } from '@lingui/core/macro'

export const description = msg`See the net asset value of a trust fund in custody with a code sent to your e-mail address.`
