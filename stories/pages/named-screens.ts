/**
 * Twenty screens by the names that people use for them, each the id of its story. *Find a screen* lists
 * them; a test finds each by its name.
 */
export const namedScreens: Readonly<Record<string, string>> = {
  'Deposit: the address of a network': 'screens-deposit-usdt-address--tron',
  'Deposit: the methods for USD': 'screens-deposit-methods--usd-all-methods',
  'Deposit: the details of a bank wire': 'screens-deposit-bank-card-paypal--bank-wire',
  'Deposit: proof of payment': 'screens-deposit-proof-of-payment--done',
  'Withdraw USD: the form': 'screens-withdraw-usd--card',
  'Withdraw USD: review before sending': 'screens-withdraw-usd--review',
  'Withdraw USD: refused by the server': 'screens-withdraw-usd--refused',
  'Withdraw USDT: network and address': 'screens-withdraw-usdt--networks',
  'Receipt: in review': 'screens-transfer-home--receipt-pending',
  'Receipt: rejected': 'screens-transfer-home--receipt-rejected',
  'Unknown outcome: may still arrive': 'screens-transfer-home--unresolved-transfer-not-there-yet',
  'Wallet: the overview': 'screens-wallet-overview--usdt',
  'Wallet: the history': 'screens-wallet-history--records',
  'Wallet: a rejected record': 'screens-wallet-record--rejected',
  'Wallet: convert USDT to USD': 'screens-wallet-convert--form',
  'Wallet: add a bank account': 'screens-wallet-bank-account--form',
  'Account: sign in': 'screens-account-sign-in--empty',
  'Account: a wrong code': 'screens-account-register--wrong-code',
  'Agreement: sign': 'screens-agreement-sign--saved',
  'Fund: the value of a trust fund': 'screens-fund-value--value',
}
