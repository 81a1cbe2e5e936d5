import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../shared/limits.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import { availableIn } from '../../../shared/money/available-in.ts'
import { balanceOf } from '../../../shared/money/balance.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { maxAmount } from '../../../shared/money/max-amount.ts'
import { useModel, useTransferState } from '../model/context.ts'

/** The smallest withdrawal in whole units. */
export const minimumOf = (currency: Currency): DecimalText =>
  currency === 'USD' ? minimumUsdWithdrawal : minimumUsdtWithdrawal

/** Balances and bounds of a withdrawal; `bounds` reads the current values at each validation. */
export function useWithdrawal(currency: Currency) {
  const { store } = useModel()
  const wallet = useTransferState((state) => state.wallet.value)
  const { total, available: balance } = wallet ? balanceOf(wallet, currency) : {}
  const bounds = (): AmountBounds => ({
    min: minimumOf(currency),
    max: availableIn(store.getState().wallet.value, currency),
  })
  const isEnough = balance === undefined || compare(balance, minimumOf(currency)) >= 0
  /** The amount that Max fills in, within the channel's limit; absent if nothing can be sent. */
  const maxWithin = (limit?: DecimalText | null) => maxAmount(currency, bounds(), limit)
  return { total, balance, bounds, isEnough, maxWithin }
}
