import { msg } from '@lingui/core/macro'

export const description = msg`Choose a new password using a code sent to your e-mail address or mobile number.`
