import { msg } from '@lingui/core/macro'

export const description = msg`Read and sign a cooperation contract by its link.`
