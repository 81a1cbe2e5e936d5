import type { MessageDescriptor } from '@lingui/core'
import type { ElementName } from '../../elements/elements.ts'
import { documentNames } from './documents.ts'
import { msg } from './page-msg.ts'

/** What the site knows of a page before it is loaded. Router, menus, build and hosts derive from it. */
interface PageFacts {
  /**
   * The path without its language, letter case and all (section 2 of the specification). A second
   * part such as `:token` is a parameter.
   */
  readonly path: string
  /** All values of the parameter; each has a document of its own. Without it any value is accepted. */
  readonly values?: readonly string[]
  /** In the navigation and in the browser's tab; the documents have titles of their own. */
  readonly title?: MessageDescriptor
  /** What a search engine shows below the title; of a document, its first sentence. */
  readonly description?: MessageDescriptor
  /** Position in the main navigation; absent for a page that is not in it. */
  readonly menu?: number
  /** The folder in `site/pages` of the view, for several pages with one view; otherwise the name's. */
  readonly view?: string
  /** The texts of its view are in `locales/{language}/site-{view}.po`, not in the layout's catalogue. */
  readonly hasCatalogue?: true
  /**
   * The element that it shows at once. Its document has the element's shell, and loads the element
   * early.
   */
  readonly element?: ElementName
  /** The first screen of an element that has several. */
  readonly screen?: string
  /** That screen shows more than the first view of its element: its document names those files too. */
  readonly needsRest?: true
  /** Its element calls the API at once. */
  readonly callsApi?: true
  /** For people who have signed in: not listed, and without a token it leads elsewhere. */
  readonly needsToken?: true
  /** Search engines do not list it. */
  readonly isUnlisted?: true
  /** The address is a secret: not listed, not cached, no referrer, no third party. */
  readonly isSecret?: true
}

const facts = {
  home: {
    path: '/',
    title: msg`Home`,
    description: msg`Trust planning, wealth and asset management for individuals, families, listed companies and corporations.`,
    menu: 1,
    hasCatalogue: true,
  },
  trusts: {
    path: '/trusts',
    title: msg`Types of Trusts`,
    description: msg`Personal, listed company, corporate, family, charitable and public trusts: what each is for and how each works.`,
    menu: 2,
    hasCatalogue: true,
  },
  creditCard: {
    path: '/creditCard',
    title: msg`Credit Card`,
    description: msg`A credit card backed by your own assets, for use wherever its network is accepted. Repay in fiat or crypto; interest is charged daily.`,
    menu: 4,
    hasCatalogue: true,
  },
  trustFund: {
    path: '/trustFund',
    title: msg`Trust Fund Inquiry`,
    description: msg`Check the net asset value of a trust fund in custody, using a code sent to your e-mail address.`,
    menu: 5,
    hasCatalogue: true,
    element: 'fund-lookup',
  },
  ccvService: {
    path: '/ccvService',
    title: msg`CCV Services`,
    description: msg`Clearing, custody and verification: how client money is kept separate, settled and checked.`,
    menu: 6,
    hasCatalogue: true,
  },
  transfer: {
    path: '/transfer',
    title: msg`Deposit and withdraw`,
    description: msg`Deposit and withdraw USD by bank wire, and USDT on the blockchain network you choose.`,
    element: 'transfer',
    callsApi: true,
    needsToken: true,
  },
  contract: {
    path: '/contract/:token',
    title: msg`Sign your agreement`,
    description: msg`Read and sign your Agreement of Cooperation using the link you were sent.`,
    hasCatalogue: true,
    element: 'contract',
    callsApi: true,
    isSecret: true,
  },
  login: {
    path: '/login',
    title: msg`Sign in`,
    description: msg`Sign-in for account holders.`,
    view: 'account',
    hasCatalogue: true,
    element: 'account',
    screen: 'sign-in',
  },
  register: {
    path: '/register',
    title: msg`Create an account`,
    description: msg`Create an account with your e-mail address or mobile number.`,
    view: 'account',
    hasCatalogue: true,
    element: 'account',
    screen: 'register',
  },
  resetPassword: {
    path: '/resetPassword',
    title: msg`Reset your password`,
    description: msg`Choose a new password using a code sent to your e-mail address or mobile number.`,
    view: 'account',
    hasCatalogue: true,
    element: 'account',
    screen: 'reset',
  },
  wallet: {
    path: '/wallet',
    title: msg`Wallet`,
    description: msg`Your balances, open transfers and the limits of each method.`,
    element: 'wallet',
    screen: 'hub',
    needsRest: true,
    callsApi: true,
    needsToken: true,
  },
  walletHistory: {
    path: '/wallet/history',
    title: msg`Transaction history`,
    description: msg`Deposits, withdrawals, transfers and interest, with their reviews.`,
    view: 'wallet',
    element: 'wallet',
    screen: 'history',
    needsRest: true,
    callsApi: true,
    needsToken: true,
  },
  bindCard: {
    path: '/bindCard',
    title: msg`Bank account`,
    description: msg`Add the bank account that your withdrawals go to.`,
    view: 'wallet',
    element: 'wallet',
    screen: 'bind-card',
    needsRest: true,
    callsApi: true,
    needsToken: true,
  },
  document: { path: '/documents/:name', values: documentNames },
  /** The page that a host shows, with status 404, for every unknown path. */
  notFound: {
    path: '/404',
    title: msg`Page not found`,
    description: msg`There is no page at this address.`,
    hasCatalogue: true,
    isUnlisted: true,
  },
} as const satisfies Readonly<Record<string, PageFacts>>

export type PageName = keyof typeof facts

/** A page without a parameter in its path. */
export type PlainPageName = {
  [Name in PageName]: (typeof facts)[Name]['path'] extends `${string}:${string}` ? never : Name
}[PageName]

/** Every page of the site. A new page is an entry here, and a folder of `site/pages` with its view. */
export const pages: Readonly<Record<PageName, PageFacts>> = facts

export const pageNames = Object.keys(pages) as readonly PageName[]

export const plainPageNames = pageNames.filter(
  (name): name is PlainPageName => !pages[name].path.includes(':'),
)

/** The folder of a page's view in `site/pages`: `creditCard` → `credit-card`. */
export const viewOf = (name: PageName): string =>
  pages[name].view ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
