import { msg } from '@lingui/core/macro'

export const description = msg`Trust planning, wealth and asset management for individuals, families, listed companies and corporations.`
