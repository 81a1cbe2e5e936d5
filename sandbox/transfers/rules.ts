import type Big from 'big.js'
import { Refusal } from '../answer.ts'
import type { Currency } from '../ledger/accounts.ts'

/** Smallest USD withdrawal (specification, section 9); that of USDT is in its channel. */
export const minUsdWithdrawal = '100'

/** More than this is not booked in one transfer; the sandbox's own. */
const largest = '1000000000000'

const decimals = { USD: 2, USDT: 6 } as const

/** Refuses amounts that cannot be money of the currency: none, too fine, too large. */
export function checkAmount(amount: Big, currency: Currency): void {
  if (amount.lte(0)) throw new Refusal('Please enter an amount')
  if (!amount.round(decimals[currency], 0).eq(amount)) {
    throw new Refusal(`Amounts in ${currency} have at most ${decimals[currency]} decimals`)
  }
  if (amount.gt(largest)) throw new Refusal(`Maximum transaction amount ${largest} ${currency}`)
}

/** Refuses what is outside of both limits, which are allowed themselves. */
export function checkBetween(amount: Big, min: Big, max: Big, currency: Currency): void {
  if (amount.lt(min)) {
    throw new Refusal(`Minimum transaction amount ${min.toFixed()} ${currency}`)
  }
  if (amount.gt(max)) {
    throw new Refusal(`Maximum transaction amount ${max.toFixed()} ${currency}`)
  }
}
