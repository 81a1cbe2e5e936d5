import type { ElementName } from '../elements/elements.ts'
import type { EndpointName } from '../shared/api/endpoints/all.ts'
import { coldWallet, friend, usdAmount, wrongCode } from './typed.ts'

/** What the sandbox was brought to before its answers were recorded: `recording/worlds.ts`. */
export type World =
  | 'holder'
  | 'newcomer'
  | 'approved'
  | 'rejected'
  | 'asked'
  | 'closed'
  | 'recipients'
  | 'refused'
  | 'confirming'
  | 'stranger'
  | 'fund'
  | 'agreement'
  | 'expired'
  | 'signed'

/** What a person does on a screen. By selectors, because names differ by language. */
export type Step =
  | { readonly press: string }
  /** Fills the text fields in their order. */
  | { readonly type: readonly string[] }
  /** Gives a picture to the field for files. */
  | { readonly give: 'slip' }
  | { readonly see: string }

/** A screen of an element in a state, as a person gets there with an account of the sandbox. */
export interface Scenario {
  /** What people call it: *Find a screen* lists it. */
  readonly title: string
  readonly element: ElementName
  readonly attributes?: Readonly<Record<string, string>>
  readonly world: World
  /** Calls without an answer: the connection is lost, or the answer is still awaited. */
  readonly without?: Readonly<Partial<Record<EndpointName, 'cut' | 'silence'>>>
  readonly steps?: readonly Step[]
  /** Times stay as they were recorded: a signed text names its day. */
  readonly isDated?: true
  /** The story of the same screen: those of the screens that are asked for most. */
  readonly story?: string
}

const press = (selector: string): Step => ({ press: selector })
const type = (...texts: readonly string[]): Step => ({ type: texts })
const see = (selector: string): Step => ({ see: selector })

const submit = press('footer button[type=submit]')
/** Of a list of choices. */
const choice = (at: number): Step => press(`.tw-menu-button:nth-child(${at}) button`)
const notice = see('.tw-notice')

const transfer = { element: 'transfer', world: 'holder' } as const
const usd = { 'is-usd': '' }
const toWithdraw = { screen: 'withdraw' }
const toDeposit = { screen: 'deposit' }
const withdrawUsd = { ...transfer, attributes: { ...usd, ...toWithdraw } } as const
const withdrawUsdt = { ...transfer, attributes: toWithdraw } as const
const depositUsd = { ...transfer, attributes: { ...usd, ...toDeposit } } as const
const homeUsd = { ...transfer, attributes: usd } as const
const wallet = { element: 'wallet', world: 'holder' } as const
const account = { element: 'account', world: 'stranger' } as const
const agreement = { element: 'contract', world: 'agreement' } as const
const fund = { element: 'fund-lookup', world: 'fund' } as const

const toReview = [type(usdAmount), submit, see('.tw-review, .tw-summary')]
const toReceipt = [press('.tw-transfers li button'), see('.tw-receipt')]
const newcomer = 'new.holder@example.com'
const toRegister = [type(newcomer), submit]

const all = {
  'home/usdt': { ...transfer, title: 'Home: USDT', steps: [see('.tw-transfers')] },
  'home/usd': { ...homeUsd, title: 'Home: USD', steps: [see('.tw-transfers')] },
  'home/empty': { ...homeUsd, world: 'newcomer', title: 'Home: nothing yet' },
  'home/loading': {
    ...homeUsd,
    title: 'Home: loading',
    without: { getWalletHomePage: 'silence', getUsdChannel: 'silence' },
  },
  'home/offline': {
    ...homeUsd,
    title: 'Home: no connection',
    without: { getWalletHomePage: 'cut', getUsdChannel: 'cut', getHistory: 'cut' },
    steps: [notice],
  },
  'home/question': { ...homeUsd, world: 'asked', title: 'Home: a reviewer asks', steps: [notice] },
  'deposit/usdt': {
    ...transfer,
    attributes: toDeposit,
    title: 'Deposit: the address of a network',
    steps: [choice(1), see('.tw-deposit')],
    story: 'screens-deposit-usdt-address--tron',
  },
  'deposit/closed': {
    ...transfer,
    attributes: toDeposit,
    world: 'closed',
    title: 'Deposit: a network is closed',
    steps: [choice(1), press('.tw-chosen > button')],
  },
  'deposit/usd': {
    ...depositUsd,
    title: 'Deposit: the methods for USD',
    steps: [see('.tw-menu-button')],
    story: 'screens-deposit-methods--usd-all-methods',
  },
  'deposit/wire': {
    ...depositUsd,
    title: 'Deposit: the details of a bank wire',
    steps: [choice(1), see('dl')],
    story: 'screens-deposit-bank-card-paypal--bank-wire',
  },
  'deposit/proof': {
    ...depositUsd,
    title: 'Deposit: proof of payment',
    steps: [choice(1), press('footer button'), type('2500'), { give: 'slip' }],
    story: 'screens-deposit-proof-of-payment--done',
  },
  'withdraw/usd': {
    ...withdrawUsd,
    title: 'Withdraw USD: the form',
    steps: [see('.tw-card')],
    story: 'screens-withdraw-usd--card',
  },
  'withdraw/review': {
    ...withdrawUsd,
    title: 'Withdraw USD: review before sending',
    steps: toReview,
    story: 'screens-withdraw-usd--review',
  },
  'withdraw/refused': {
    ...withdrawUsd,
    world: 'refused',
    title: 'Withdraw USD: refused by the server',
    steps: [...toReview, press('footer button'), notice],
    story: 'screens-withdraw-usd--refused',
  },
  'withdraw/confirm': {
    ...withdrawUsd,
    world: 'confirming',
    title: 'Withdraw USD: the code that confirms it',
    steps: [...toReview, press('footer button'), see('.tw-code')],
  },
  'withdraw/no-bank-account': {
    ...withdrawUsd,
    world: 'newcomer',
    title: 'Withdraw USD: no bank account yet',
    steps: [notice],
  },
  'withdraw/unknown': {
    ...withdrawUsd,
    title: 'Unknown outcome: may still arrive',
    without: { transfer: 'cut' },
    steps: [
      ...toReview,
      press('footer button'),
      // Asks whether it has arrived.
      press('.tw-notice ~ .tw-button'),
      see('.tw-notice ~ dl > :nth-child(3)'),
    ],
    story: 'screens-transfer-home--unresolved-transfer-not-there-yet',
  },
  'withdraw/usdt': { ...withdrawUsdt, title: 'Withdraw USDT: the form', steps: [see('form')] },
  'withdraw/networks': {
    ...withdrawUsdt,
    title: 'Withdraw USDT: network and address',
    steps: [press('.tw-chosen > button')],
    story: 'screens-withdraw-usdt--networks',
  },
  'withdraw/closed': {
    ...withdrawUsdt,
    world: 'closed',
    title: 'Withdraw USDT: a network is closed',
    steps: [press('.tw-chosen > button')],
  },
  'withdraw/wrong-network': {
    ...withdrawUsdt,
    title: 'Withdraw USDT: an address of another network',
    steps: [see('form'), type(coldWallet, '200'), submit, see('[role=alert]')],
  },
  'withdraw/recipients': {
    ...withdrawUsdt,
    world: 'recipients',
    title: 'Withdraw USDT: saved recipients',
    steps: [press('.tw-pick')],
  },
  'receipt/in-review': {
    ...homeUsd,
    title: 'Receipt: in review',
    steps: toReceipt,
    story: 'screens-transfer-home--receipt-pending',
  },
  'receipt/rejected': {
    ...homeUsd,
    world: 'rejected',
    title: 'Receipt: rejected',
    steps: toReceipt,
    story: 'screens-transfer-home--receipt-rejected',
  },
  'receipt/paid': { ...homeUsd, world: 'approved', title: 'Receipt: paid', steps: toReceipt },
  'receipt/question': {
    ...homeUsd,
    world: 'asked',
    title: 'Receipt: a reviewer asks',
    steps: toReceipt,
  },
  'wallet/overview': {
    ...wallet,
    title: 'Wallet: the overview',
    steps: [see('.tw-hub-menu')],
    story: 'screens-wallet-overview--usdt',
  },
  'wallet/empty': {
    ...wallet,
    world: 'newcomer',
    title: 'Wallet: nothing yet',
    steps: [see('.tw-hub-menu')],
  },
  'wallet/loading': {
    ...wallet,
    title: 'Wallet: loading',
    without: { getWalletHomePage: 'silence' },
  },
  'wallet/offline': {
    ...wallet,
    title: 'Wallet: no connection',
    without: { getWalletHomePage: 'cut', getHistory: 'cut', getBankCard: 'cut' },
    steps: [notice],
  },
  'wallet/history': {
    ...wallet,
    attributes: { screen: 'history' },
    title: 'Wallet: the history',
    steps: [see('.tw-record')],
    story: 'screens-wallet-history--records',
  },
  'wallet/history-empty': {
    ...wallet,
    world: 'newcomer',
    attributes: { screen: 'history' },
    title: 'Wallet: an empty history',
    steps: [see('.tw-history')],
  },
  'wallet/rejected': {
    ...wallet,
    world: 'rejected',
    attributes: { screen: 'history' },
    title: 'Wallet: a rejected record',
    steps: [press('.tw-record button')],
    story: 'screens-wallet-record--rejected',
  },
  'wallet/convert': {
    ...wallet,
    attributes: { screen: 'convert' },
    title: 'Wallet: convert USDT to USD',
    steps: [see('form')],
    story: 'screens-wallet-convert--form',
  },
  'wallet/convert-review': {
    ...wallet,
    attributes: { screen: 'convert' },
    title: 'Wallet: review of a conversion',
    steps: [see('form'), type('500'), submit, see('.tw-review, .tw-summary')],
  },
  'wallet/bank-account': {
    ...wallet,
    attributes: { screen: 'bind-card' },
    title: 'Wallet: the bank account',
  },
  'wallet/add-bank-account': {
    ...wallet,
    world: 'newcomer',
    attributes: { screen: 'bind-card' },
    title: 'Wallet: add a bank account',
    steps: [see('form')],
    story: 'screens-wallet-bank-account--form',
  },
  'wallet/friend': {
    ...wallet,
    title: 'Wallet: send to a friend',
    steps: [press('.tw-acts button:nth-child(3)'), choice(1), see('form')],
  },
  'wallet/friend-review': {
    ...wallet,
    title: 'Wallet: review of a transfer to a friend',
    steps: [
      press('.tw-acts button:nth-child(3)'),
      choice(1),
      see('form'),
      type(friend, '80'),
      submit,
      see('.tw-review, .tw-summary'),
    ],
  },
  'account/sign-in': {
    ...account,
    title: 'Account: sign in',
    steps: [see('form')],
    story: 'screens-account-sign-in--empty',
  },
  'account/wrong-password': {
    ...account,
    title: 'Account: a wrong password',
    steps: [see('form'), type('holder@example.com', 'Not the password'), submit, notice],
  },
  'account/register': {
    ...account,
    attributes: { screen: 'register' },
    title: 'Account: register',
    steps: [see('form')],
  },
  'account/code': {
    ...account,
    attributes: { screen: 'register' },
    title: 'Account: the code',
    steps: [see('form'), ...toRegister, see('.tw-code')],
  },
  'account/wrong-code': {
    ...account,
    attributes: { screen: 'register' },
    title: 'Account: a wrong code',
    steps: [see('form'), ...toRegister, see('.tw-code'), type(wrongCode), see('[role=alert]')],
    story: 'screens-account-register--wrong-code',
  },
  'agreement/text': { ...agreement, title: 'Agreement: read', steps: [see('.tw-signature')] },
  'agreement/sign': {
    ...agreement,
    title: 'Agreement: sign',
    steps: [press('.tw-signature button'), see('dialog[open]')],
    story: 'screens-agreement-sign--saved',
  },
  'agreement/signed': {
    ...agreement,
    world: 'signed',
    isDated: true,
    title: 'Agreement: signed',
    steps: [see('.tw-receipt')],
  },
  'agreement/expired': { ...agreement, world: 'expired', title: 'Agreement: the link has expired' },
  'fund/email': { ...fund, title: 'Fund: the e-mail address', steps: [see('form')] },
  'fund/code': {
    ...fund,
    title: 'Fund: the code',
    steps: [see('form'), type('holder@example.com'), submit, see('.tw-code')],
  },
  'fund/value': {
    ...fund,
    title: 'Fund: the value of a trust fund',
    steps: [
      see('form'),
      type('holder@example.com'),
      submit,
      see('.tw-code'),
      type('482913'),
      see('.tw-certificate'),
    ],
    story: 'screens-fund-value--value',
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof all

/** Screens by name: what `<tw-preview of="…">` draws, for pages, playground, Storybook and tests. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = all

export const scenarioNames = Object.keys(all) as readonly ScenarioName[]
