import { readAmount } from '../../../../shared/money/amount.ts'
import { compare, floor, min } from '../../../../shared/money/arithmetic.ts'
import { type Currency, currencies } from '../../../../shared/money/currency.ts'
import type { DecimalText } from '../../../../shared/money/decimal-text.ts'
import type { AmountBounds } from '../../forms.ts'

/**
 * The largest amount that can be sent: all that is available, not above the channel's limit, cut
 * down to the digits of the currency. A fee comes out of the amount, so it takes nothing away here.
 * `undefined` where the form would refuse it.
 */
export function maxAmount(
  currency: Currency,
  bounds: AmountBounds,
  limit?: DecimalText | null,
): DecimalText | undefined {
  if (bounds.max === undefined) return undefined
  const { decimals } = currencies[currency]
  const most = floor(limit ? min(bounds.max, limit) : bounds.max, decimals)
  const isEnough = bounds.min === undefined || compare(most, bounds.min) >= 0
  return isEnough && readAmount(most, { decimals }).ok ? most : undefined
}
