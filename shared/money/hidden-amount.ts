/** What is shown instead of an amount while balances are hidden. */
export const hiddenAmount = '••••'
