/**
 * Stories that a designer looks for on the contact sheet, by title, beside the first one of each file
 * and of each state: what a screen is for, what is read before money moves, and what was new lately.
 */
export const onSheet: Readonly<Record<string, readonly string[]>> = {
  'Screens/Transfer/Home': [
    'Usd',
    'Begun',
    'Transfers',
    'ReceiptPending',
    'ReceiptRejected',
    'ReceiptCancellable',
    'ReceiptAsked',
    'UnresolvedTransferNotThereYet',
  ],
  'Screens/Deposit/Methods': ['UsdAllMethods'],
  'Screens/Deposit/USDT address': ['OneClosed'],
  'Screens/Deposit/Proof of payment': ['Done'],
  'Screens/Withdraw/USD': ['Kept', 'Limits', 'Review', 'Refused'],
  'Screens/Withdraw/USDT': ['Networks', 'RecipientChoice', 'FirstUse', 'LookAlikeRefused'],
  'Screens/Wallet/Overview': ['Usdt'],
  'Screens/Wallet/Bank account': ['Form'],
  'Screens/Wallet/To a friend': ['Review'],
  'Screens/Wallet/Convert': ['Review'],
  'Screens/Wallet/Record': ['CancellationAsked', 'Asked', 'Rejected'],
  'Screens/Wallet/Saved recipients': ['Restricted'],
  'Screens/Account/Register': ['WrongCode'],
  'Screens/Agreement/Sign': ['Saved'],
  'Screens/Agreement/Signed': ['FromRecord'],
  'Site/Pages': ['TypesOfTrusts', 'CreditCard', 'TrustFund', 'Services'],
  'Site/Parts': ['Drawer', 'Footer', 'Contact', 'Statement'],
}
