import type { MessageDescriptor, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Catalogues } from '../../shared/text/i18n/catalogues.ts'
import { createI18nLoader } from '../../shared/text/i18n/i18n-loader.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { PageName } from '../pages/pages.ts'
import type { OfElementPages } from './element-pages.ts'

interface ElementTitles {
  /** Catalogues of the element that have the titles. */
  readonly catalogues: Catalogues
  readonly titles: readonly MessageDescriptor[]
}

const copyTitle = msg`Could not copy. Please select and copy the text below`

const startAgain = msg`Please start again`

/** `<tw-account>`: its own pages, and the dialog to sign in again on the pages of account holders. */
const accountTitles = [
  msg`Sign in`,
  msg`Create an account`,
  msg`Reset your password`,
  msg`Please verify your email`,
  msg`Please verify your mobile number`,
  msg`Set your password`,
  msg`Set a new password`,
  msg`Your details`,
  msg`Success`,
  msg`Signed out, can cancel or sign in again.`,
  startAgain,
]

const account: ElementTitles = {
  catalogues: import.meta.glob<{ messages: Messages }>(
    '/locales/*/{shared,account,account-steps}.po',
  ),
  titles: accountTitles,
}

/** For account holders: what their elements show instead of the screens. */
const closingTitles = [msg`Your session has ended`, msg`The wallet cannot be opened`]

const wallet: ElementTitles = {
  catalogues: import.meta.glob<{ messages: Messages }>(
    '/locales/*/{shared,wallet,wallet-steps,account,account-steps}.po',
  ),
  titles: [
    msg`Wallet`,
    msg`History`,
    msg`Record`,
    msg`Bank card`,
    msg`Transfer`,
    msg`Transfer to a friend`,
    msg`USDT to USD account`,
    msg`Check and confirm`,
    msg`Receipt`,
    msg`Replace your bank card?`,
    msg`Remove your bank card?`,
    copyTitle,
    ...closingTitles,
    ...accountTitles,
  ],
}

/**
 * By page, the titles of its element's later steps, dialogs and closing messages; the first is in the
 * document.
 */
const elements: OfElementPages<ElementTitles> = {
  login: account,
  register: account,
  resetPassword: account,
  wallet,
  walletHistory: wallet,
  bindCard: wallet,
  transfer: {
    catalogues: import.meta.glob<{ messages: Messages }>(
      '/locales/*/{shared,transfer,transfer-steps,account,account-steps}.po',
    ),
    titles: [
      msg`Deposit`,
      msg`Withdraw`,
      msg`Check and confirm`,
      msg`Receipt`,
      copyTitle,
      ...closingTitles,
      ...accountTitles,
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
