import { readAmount } from './amount.ts'
import type { AmountBounds } from './amount-schema.ts'
import { compare, min, truncate } from './arithmetic.ts'
import { type Currency, currencies } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'

/**
 * The largest amount within bounds, rounded down to the digits of the currency. The fee is part of the
 * amount. `undefined` if the form would refuse it.
 */
export function maxAmount(currency: Currency, bounds: AmountBounds): DecimalText | undefined {
  if (bounds.max === undefined) return undefined
  const largest = truncate(
    bounds.leftToday ? min(bounds.max, bounds.leftToday) : bounds.max,
    currencies[currency].decimals,
  )
  const isEnough = bounds.min === undefined || compare(largest, bounds.min) >= 0
  return isEnough && readAmount(largest, currencies[currency]).ok ? largest : undefined
}
