import { msg } from '@lingui/core/macro'

export const description = msg`Create an account with your e-mail address or mobile number.`
