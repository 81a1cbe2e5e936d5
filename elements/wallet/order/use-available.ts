import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import { availableIn } from '../../../shared/money/available-in.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import { maxAmount } from '../../../shared/money/max-amount.ts'
import { useModel, useWalletState } from '../model/context.ts'

/** What is shown instead of a balance while the person hides balances. */
export const useHiddenAmount = (): string | undefined =>
  useWalletState((state) => (state.isHidden ? hiddenAmount : undefined))

/** The available balance of a currency, as the bounds of an amount. */
export function useAvailable(currency: Currency) {
  const { store } = useModel()
  const balance = useWalletState((state) => availableIn(state.wallet.value, currency))
  const boundsOf = (of: Currency): AmountBounds => ({
    max: availableIn(store.getState().wallet.value, of),
  })
  /** The amount that Max fills in; absent if there is nothing to send. */
  const largest = maxAmount(currency, boundsOf(currency))
  const max = largest && /[1-9]/.test(largest) ? largest : undefined
  return { balance, boundsOf, max }
}
