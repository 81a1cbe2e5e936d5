import { msg } from '@lingui/core/macro'

export const description = msg`Personal, listed company, corporate, family, charitable and public trusts: what each is for and how each works.`
