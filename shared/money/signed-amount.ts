import { currencies } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'
import { formatAmount } from './format.ts'

/** An amount of a list, at least with the decimals that its currency has in daily use. */
const written = (amount: DecimalText): string => formatAmount(amount, currencies.USD.decimals)

/** `+1,500.00` or `−1,500.00`, with a minus sign that is as wide as the plus. */
export const signedAmount = ({
  amount,
  direction,
}: {
  readonly amount: DecimalText
  readonly direction: 'IN' | 'OUT'
}): string => `${direction === 'IN' ? '+' : '\u2212'}${written(amount)}`

/** What a conversion became: `+99.50`. */
export const convertedAmount = (amount: DecimalText): string => `+${written(amount)}`
