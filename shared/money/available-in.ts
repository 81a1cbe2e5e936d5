import { balanceOf, type WalletAmounts } from './balance.ts'
import type { Currency } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'

/** The available balance; `undefined` while the wallet is not known. */
export const availableIn = (
  wallet: WalletAmounts | undefined,
  currency: Currency,
): DecimalText | undefined => wallet && balanceOf(wallet, currency).available
