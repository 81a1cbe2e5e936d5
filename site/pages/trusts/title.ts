import { msg } from '@lingui/core/macro'

export const title = msg`Types of Trusts`
