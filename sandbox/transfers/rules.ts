import type Big from 'big.js'
import { currencies } from '../../shared/money/currency.ts'
import { amountText } from '../basics/money-text.ts'
import { Refusal } from '../core/answer.ts'
import { msg } from '../language/msg.ts'
import type { Currency } from '../ledger/accounts.ts'

/** Largest amount of one transfer; a limit of the sandbox only. */
const maxAmount = '1000000000000'

/** Refuses an amount that is not positive, has too many decimals or is too large. */
export function checkAmount(amount: Big, currency: Currency): void {
  if (amount.lte(0)) throw new Refusal(msg('Please enter an amount'))
  const { decimals } = currencies[currency]
  if (!amount.round(decimals, 0).eq(amount)) {
    throw new Refusal(
      msg('Amounts in {currency} may have no more than {decimals} decimal places', {
        currency,
        decimals,
      }),
    )
  }
  if (amount.gt(maxAmount))
    throw new Refusal(
      msg('Maximum transaction amount {maxAmount} {currency}', {
        maxAmount: amountText(maxAmount),
        currency,
      }),
    )
}

/** Refuses an amount outside the limits; the limits themselves are allowed. */
export function checkBetween(amount: Big, min: Big, max: Big, currency: Currency): void {
  if (amount.lt(min)) {
    throw new Refusal(
      msg('Minimum transaction amount {min} {currency}', { min: amountText(min), currency }),
    )
  }
  checkAvailable(amount, max, currency)
}

/** Refuses an amount above the available balance; the whole balance is allowed. */
export function checkAvailable(amount: Big, available: Big, currency: Currency): void {
  if (amount.lte(available)) return
  throw new Refusal(
    msg('Maximum transaction amount {available} {currency}', {
      available: amountText(available),
      currency,
    }),
  )
}
