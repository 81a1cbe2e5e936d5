import Big from 'big.js'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { currencies } from '../../shared/money/currency.ts'
import { amountText, moneyText } from '../basics/money-text.ts'
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

/** Refuses an amount below the smallest one, which is allowed. */
export function checkMinimum(amount: Big, min: Big, currency: Currency): void {
  if (amount.gte(min)) return
  throw new Refusal(
    msg('Minimum transaction amount {min} {currency}', { min: amountText(min), currency }),
    refusalCodes.overLimit,
  )
}

/** Limits of a network or a method; `null` if there is none. */
interface WayLimits {
  readonly max: string | null
  readonly daily: string | null
  /** What has been sent today. */
  readonly sent: Big
}

/** Refuses an amount above the limits of its network or method; the limits themselves are allowed. */
export function checkLimits(
  amount: Big,
  { max, daily, sent }: WayLimits,
  currency: Currency,
): void {
  if (max !== null && amount.gt(max)) {
    throw new Refusal(
      msg('Maximum transaction amount {maxAmount} {currency}', {
        maxAmount: amountText(max),
        currency,
      }),
      refusalCodes.overLimit,
    )
  }
  if (daily === null || sent.plus(amount).lte(daily)) return
  const rest = Big(daily).minus(sent)
  throw new Refusal(
    msg('Left today: {left} of the daily limit of {limit}', {
      left: moneyText(rest.gt(0) ? rest : 0, currency),
      limit: moneyText(daily, currency),
    }),
    refusalCodes.overLimit,
  )
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
