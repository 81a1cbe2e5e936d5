import type { MessageDescriptor, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Catalogues } from '../../shared/i18n/catalogues.ts'
import { createI18nLoader } from '../../shared/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageName } from '../pages/pages.ts'

interface ElementTitles {
  /** Catalogues of the element that have the titles. */
  readonly catalogues: Catalogues
  readonly titles: readonly MessageDescriptor[]
}

const copyTitle = msg`Could not copy. Please select and copy the text below`

const startAgain = msg`Please start again`

/**
 * By page, the titles of its element's later steps, dialogs and closing messages; the first is in the
 * document.
 */
const elements: Partial<Record<PageName, ElementTitles>> = {
  transfer: {
    catalogues: import.meta.glob<{ messages: Messages }>(
      '/locales/*/{shared,transfer,transfer-steps}.po',
    ),
    titles: [
      msg`Deposit`,
      msg`Withdraw`,
      msg`Receipt`,
      copyTitle,
      msg`Your session has ended`,
      msg`The wallet cannot be opened`,
    ],
  },
  trustFund: {
    catalogues: import.meta.glob<{ messages: Messages }>(
      '/locales/*/{shared,fund-lookup,fund-lookup-steps}.po',
    ),
    titles: [msg`Please verify your email`, msg`Net Asset Value of Custody`, copyTitle, startAgain],
  },
  contract: {
    catalogues: import.meta.glob<{ messages: Messages }>(
      '/locales/*/{shared,contract,contract-steps}.po',
    ),
    titles: [
      msg`Success`,
      msg`Signature`,
      msg`This link cannot be used`,
      msg`The agreement could not be loaded`,
    ],
  },
  register: {
    catalogues: import.meta.glob<{ messages: Messages }>('/locales/*/shared.po'),
    titles: [startAgain],
  },
}

/**
 * The titles that a page's element shows later, with the element's own texts: the display font of a
 * language must have their letters. Rejects if a catalogue lacks one.
 */
export async function elementTitles(page: PageName, locale: Locale): Promise<readonly string[]> {
  const element = elements[page]
  if (!element) return []
  const { i18n, activate } = createI18nLoader(element.catalogues, (id) => {
    throw new Error(`The element of ${page} has no title in ${locale} for ${id}`)
  })
  await activate(locale)
  return element.titles.map((title) => i18n._(title))
}
