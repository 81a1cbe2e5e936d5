import { msg } from '@lingui/core/macro'

export const description = msg`Clearing, custody and verification: how money is held apart, settled and checked.`
