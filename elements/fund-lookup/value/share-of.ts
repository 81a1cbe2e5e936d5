import type { DecimalText } from '../../../shared/money/decimal-text.ts'

type Sum = DecimalText | null | undefined

/**
 * The share of the first of two sums in their total, from 0 to 1; for a drawing, so not exact.
 * Undefined if a sum is unknown or negative, or if the total is zero.
 */
export function shareOf(first: Sum, second: Sum): number | undefined {
  if (!first || !second) return undefined
  const [one, other] = [Number(first), Number(second)]
  return one >= 0 && other >= 0 && one + other > 0 ? one / (one + other) : undefined
}
