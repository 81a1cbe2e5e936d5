import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../shared/limits.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import { availableIn } from '../../../shared/money/available-in.ts'
import { balanceOf } from '../../../shared/money/balance.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { maxAmount } from '../../../shared/money/max-amount.ts'
import { type Limits, within } from '../../../shared/orders/offer/limits.ts'
import { useModel, useTransferState } from '../model/context.ts'

/** The smallest withdrawal in whole units. */
export const minimumOf = (currency: Currency): DecimalText =>
  currency === 'USD' ? minimumUsdWithdrawal : minimumUsdtWithdrawal

/**
 * Balances and bounds of a withdrawal; `bounds` reads the current values at each validation.
 *
 * @param limitsNow the current limits of the network or of wires
 */
export function useWithdrawal(currency: Currency, limitsNow: () => Limits | undefined) {
  const { store } = useModel()
  const wallet = useTransferState((state) => state.wallet.value)
  const { total, available: balance } = wallet ? balanceOf(wallet, currency) : {}
  const bounds = (): AmountBounds =>
    within(
      {
        min: minimumOf(currency),
        max: availableIn(store.getState().wallet.value, currency),
      },
      limitsNow(),
    )
  const isEnough = balance === undefined || compare(balance, minimumOf(currency)) >= 0
  /** The amount that Max fills in; absent if nothing can be sent or the balance is not known. */
  const max = () => (balance === undefined ? undefined : maxAmount(currency, bounds()))
  return { total, balance, bounds, isEnough, max }
}
