import { msg } from '@lingui/core/macro'

/** The title of the application form. */
export const dialogTitle = msg`Apply for the card`
