import { readAmount } from './amount.ts'
import type { AmountBounds } from './amount-schema.ts'
import { compare, min, truncate } from './arithmetic.ts'
import { type Currency, currencies } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'

/**
 * The largest amount that can be sent: the available balance or the channel's limit, rounded down to
 * the digits of the currency. The fee is part of the amount. `undefined` if the form would refuse it.
 */
export function maxAmount(
  currency: Currency,
  bounds: AmountBounds,
  limit?: DecimalText | null,
): DecimalText | undefined {
  if (bounds.max === undefined) return undefined
  const largest = truncate(
    limit ? min(bounds.max, limit) : bounds.max,
    currencies[currency].decimals,
  )
  const isEnough = bounds.min === undefined || compare(largest, bounds.min) >= 0
  return isEnough && readAmount(largest, currencies[currency]).ok ? largest : undefined
}
