import { msg } from '@lingui/core/macro'

export const description = msg`Read and sign your Agreement of Cooperation from the link you were sent.`
