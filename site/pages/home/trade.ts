import { msg } from '@lingui/core/macro'

/** What the company does, for the title of the document. */
export const trade = msg`Trusts, custody and clearing`
