import { minimumUsdtWithdrawal, minimumUsdWithdrawal } from '../../../../shared/limits.ts'
import type { AmountBounds } from '../../../../shared/money/amount-schema.ts'
import { available, compare } from '../../../../shared/money/arithmetic.ts'
import type { Currency } from '../../../../shared/money/currency.ts'
import type { DecimalText } from '../../../../shared/money/decimal-text.ts'
import { maxAmount } from '../../../../shared/money/max-amount.ts'
import { useModel, useTransferState } from '../../context.ts'
import type { TransferState } from '../../state.ts'

/** The smallest withdrawal in whole units. */
export const minimumOf = (currency: Currency): DecimalText =>
  currency === 'USD' ? minimumUsdWithdrawal : minimumUsdtWithdrawal

/** The available balance: the total minus what is held (specification, section 3). */
export const availableIn = (
  { wallet: { value } }: TransferState,
  currency: Currency,
): DecimalText | undefined =>
  value &&
  (currency === 'USD'
    ? available(value.amount, value.marginUsd)
    : available(value.cryptoAmount, value.marginCrypto))

/** Balances and bounds of a withdrawal; `bounds` reads the current values at each validation. */
export function useWithdrawal(currency: Currency) {
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
  /** The amount that Max fills in, within the channel's limit; absent if nothing can be sent. */
  const maxWithin = (limit?: DecimalText | null) => maxAmount(currency, bounds(), limit)
  return { total, balance, bounds, isEnough, maxWithin }
}
