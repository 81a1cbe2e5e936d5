/** A screen in the sidebar, with its sources and what the specification says about it. */
export interface Subject {
  /** The title of its stories. */
  readonly title: string
  /** Its first story. */
  readonly story: string
  /** Where its views are. */
  readonly sources: readonly string[]
  /** The section of the specification. */
  readonly section: string
}

const subject = (
  title: string,
  story: string,
  section: string,
  ...sources: readonly string[]
): Subject => ({ title, story, section, sources })

/** The screens, by what a person does. */
export const subjects: readonly Subject[] = [
  subject(
    'Screens/Transfer/Home',
    'screens-transfer-home--shell',
    '2, Transfer page; 4',
    'elements/transfer/home/',
    'elements/transfer/order/',
  ),
  subject(
    'Screens/Transfer/Closed',
    'screens-transfer-closed--no-token',
    '6; 8',
    'elements/transfer/View.tsx',
  ),
  subject(
    'Screens/Deposit/USDT address',
    'screens-deposit-usdt-address--tron',
    '2, USDT deposit view',
    'elements/transfer/deposit/Wire',
    'elements/transfer/deposit/DepositAddress',
    'elements/transfer/network/',
  ),
  subject(
    'Screens/Deposit/Bank, card, PayPal',
    'screens-deposit-bank-card-paypal--bank-wire',
    '2, USD deposit page',
    'elements/transfer/deposit/Bank',
    'elements/transfer/deposit/Receiving',
    'elements/transfer/deposit/PaymentLink',
  ),
  subject(
    'Screens/Deposit/Methods',
    'screens-deposit-methods--usdt',
    '2, USD deposit page',
    'elements/transfer/deposit/',
  ),
  subject(
    'Screens/Deposit/Proof of payment',
    'screens-deposit-proof-of-payment--empty',
    '2, Proof upload form',
    'elements/transfer/proof/',
  ),
  subject(
    'Screens/Withdraw/USDT',
    'screens-withdraw-usdt--networks',
    '2, USDT withdraw form; 5',
    'elements/transfer/withdraw/Usdt',
    'elements/transfer/withdraw/Address',
    'elements/transfer/withdraw/DepositOnly',
  ),
  subject(
    'Screens/Withdraw/USD',
    'screens-withdraw-usd--card',
    '2, USD withdraw form; 5',
    'elements/transfer/withdraw/',
  ),
  subject(
    'Screens/Wallet/Overview',
    'screens-wallet-overview--usdt',
    '2, Screens implied by interface texts',
    'elements/wallet/hub/',
    'elements/wallet/View.tsx',
  ),
  subject(
    'Screens/Wallet/Bank account',
    'screens-wallet-bank-account--bound',
    '2, Screens implied by interface texts; 5',
    'elements/wallet/bank-card/',
  ),
  subject(
    'Screens/Wallet/To a friend',
    'screens-wallet-to-a-friend--form',
    '2, Screens implied by interface texts',
    'elements/wallet/friend/',
    'elements/wallet/order/',
  ),
  subject(
    'Screens/Wallet/Convert',
    'screens-wallet-convert--form',
    '2, Screens implied by interface texts',
    'elements/wallet/convert/',
  ),
  subject(
    'Screens/Wallet/History',
    'screens-wallet-history--records',
    '2, Screens implied by interface texts; 4',
    'elements/wallet/history/',
  ),
  subject(
    'Screens/Wallet/Record',
    'screens-wallet-record--auditing',
    '3; 4',
    'elements/wallet/record/',
  ),
  subject(
    'Screens/Account/Sign in',
    'screens-account-sign-in--empty',
    '1; 2, Screens implied by interface texts',
    'elements/account/sign-in/',
    'elements/account/View.tsx',
  ),
  subject(
    'Screens/Account/Register',
    'screens-account-register--account',
    '1; 5',
    'elements/account/code/',
    'elements/account/fields/',
    'elements/account/password/',
    'elements/account/saving/',
    'elements/account/terms/',
  ),
  subject(
    'Screens/Agreement/Text',
    'screens-agreement-text--not-read',
    '2, Contract page',
    'elements/contract/text/',
    'elements/contract/View.tsx',
  ),
  subject(
    'Screens/Agreement/Sign',
    'screens-agreement-sign--empty',
    '2, Contract page',
    'elements/contract/signing/',
  ),
  subject(
    'Screens/Agreement/Signature dialog',
    'screens-agreement-signature-dialog--empty',
    '2, Signature box',
    'elements/contract/signature/',
  ),
  subject(
    'Screens/Agreement/Signed',
    'screens-agreement-signed--drawn-here',
    '2, Contract page',
    'elements/contract/receipt/',
    'elements/contract/copy/',
  ),
  subject(
    'Screens/Fund/E-mail',
    'screens-fund-e-mail--empty',
    '2, Trust fund inquiry',
    'elements/fund-lookup/email/',
    'elements/fund-lookup/View.tsx',
  ),
  subject(
    'Screens/Fund/Code',
    'screens-fund-code--empty',
    '2, Trust fund inquiry',
    'elements/fund-lookup/code/',
  ),
  subject(
    'Screens/Fund/Value',
    'screens-fund-value--value',
    '2, Trust fund inquiry',
    'elements/fund-lookup/value/',
  ),
]

/** The screen that a file of an element belongs to. */
export const subjectOf = (file: string): Subject | undefined =>
  subjects.find(({ sources }) => sources.some((source) => file.startsWith(source)))
