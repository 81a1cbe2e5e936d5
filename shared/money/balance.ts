import { subtract } from './arithmetic.ts'
import type { Currency } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'

/** What a wallet has in each currency, and what of that is held; named as in the answers of calls. */
export type WalletAmounts = Readonly<
  Record<'amount' | 'marginUsd' | 'cryptoAmount' | 'marginCrypto', DecimalText>
>

/** The amounts of one currency in a wallet. */
interface Balance {
  readonly total: DecimalText
  readonly held: DecimalText
  /** The total minus what is held (section 3, "Wallet"); may be negative. */
  readonly available: DecimalText
}

export function balanceOf(wallet: WalletAmounts, currency: Currency): Balance {
  const [total, held] =
    currency === 'USD'
      ? [wallet.amount, wallet.marginUsd]
      : [wallet.cryptoAmount, wallet.marginCrypto]
  return { total, held, available: subtract(total, held) }
}
