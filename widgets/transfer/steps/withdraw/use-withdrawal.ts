import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../../shared/limits.ts'
import { available, compare } from '../../../../shared/money/arithmetic.ts'
import type { Currency } from '../../../../shared/money/currency.ts'
import type { DecimalText } from '../../../../shared/money/decimal-text.ts'
import { useModel, useTransferState } from '../../context.ts'
import type { AmountBounds } from '../../forms.ts'
import type { TransferState } from '../../state.ts'
import { maxAmount } from './max-amount.ts'

/** Smallest amount of one withdrawal, in whole units. */
export const minimumOf = (currency: Currency): DecimalText =>
  currency === 'USD' ? minimumUsdWithdrawal : minimumUsdtWithdrawal

/** What may leave the wallet: total less what is held (specification, section 3). */
export const availableIn = (
  { wallet: { value } }: TransferState,
  currency: Currency,
): DecimalText | undefined =>
  value &&
  (currency === 'USD'
    ? available(value.amount, value.marginUsd)
    : available(value.cryptoAmount, value.marginCrypto))

/** Balances and bounds of a withdrawal; `bounds` reads them anew at each validation. */
export function useWithdrawal(currency: Currency, limit?: DecimalText | null) {
  const { store } = useModel()
  const total = useTransferState(({ wallet: { value } }) =>
    currency === 'USD' ? value?.amount : value?.cryptoAmount,
  )
  const balance = useTransferState((state) => availableIn(state, currency))
  const bounds = (): AmountBounds => ({
    min: minimumOf(currency),
    max: availableIn(store.getState(), currency),
  })
  const isEnough = balance === undefined || compare(balance, minimumOf(currency)) >= 0
  /** What Max fills, up to what the channel allows at once; absent where nothing can be sent. */
  const max = maxAmount(currency, bounds(), limit)
  return { total, balance, bounds, isEnough, max }
}
