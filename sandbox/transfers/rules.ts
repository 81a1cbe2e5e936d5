import type Big from 'big.js'
import { Refusal } from '../answer.ts'
import type { Currency } from '../ledger/accounts.ts'

/** Smallest USD withdrawal (specification, section 9); that of USDT is in its channel. */
export const minUsdWithdrawal = '100'

/** Largest amount of one transfer; a limit of the sandbox only. */
const maxAmount = '1000000000000'

const decimals = { USD: 2, USDT: 6 } as const

/** Refuses an amount that is not positive, has too many decimals or is too large. */
export function checkAmount(amount: Big, currency: Currency): void {
  if (amount.lte(0)) throw new Refusal('Please enter an amount')
  if (!amount.round(decimals[currency], 0).eq(amount)) {
    throw new Refusal(`Amounts in ${currency} have at most ${decimals[currency]} decimals`)
  }
  if (amount.gt(maxAmount)) throw new Refusal(`Maximum transaction amount ${maxAmount} ${currency}`)
}

/** Refuses an amount outside the limits; the limits themselves are allowed. */
export function checkBetween(amount: Big, min: Big, max: Big, currency: Currency): void {
  if (amount.lt(min)) {
    throw new Refusal(`Minimum transaction amount ${min.toFixed()} ${currency}`)
  }
  if (amount.gt(max)) {
    throw new Refusal(`Maximum transaction amount ${max.toFixed()} ${currency}`)
  }
}
