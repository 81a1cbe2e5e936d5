import { isPositive, subtract } from '../../money/arithmetic.ts'
import type { DecimalText } from '../../money/decimal-text.ts'

/** What arrives of an amount after its fee; `undefined` if nothing does, or if no fee is named. */
export function arrivingAmount(
  amount: DecimalText,
  fee: DecimalText | null | undefined,
): DecimalText | undefined {
  const left = fee ? subtract(amount, fee) : undefined
  return left && isPositive(left) ? left : undefined
}
