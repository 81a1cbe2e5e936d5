import type { DecimalText } from './decimal-text.ts'
import { formatAmount } from './format.ts'

/** `+1,500.0000` or `−1,500.0000`, with a minus sign that is as wide as the plus. */
export const signedAmount = ({
  amount,
  direction,
}: {
  readonly amount: DecimalText
  readonly direction: 'IN' | 'OUT'
}): string => `${direction === 'IN' ? '+' : '\u2212'}${formatAmount(amount)}`
