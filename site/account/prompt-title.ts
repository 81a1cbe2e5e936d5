import { msg } from '@lingui/core/macro'

/** The title of sign-in over a page. */
export const promptTitle = msg`Sign in again`
