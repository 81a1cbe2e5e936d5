import { msg } from '@lingui/core/macro'

export const description = msg`Read and sign your Agreement of Cooperation using the link you were sent.`
