import { msg } from '@lingui/core/macro'

/** The title of the drawer. */
export const menuTitle = msg`Menu`
