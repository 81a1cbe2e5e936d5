import type { DecimalText } from '../../shared/money/decimal-text.ts'

type Sum = DecimalText | null | undefined

/**
 * How much of a whole the first of two sums is, from 0 to 1; for a drawing, so not exact. Undefined
 * if a sum is unknown or negative, or if there is nothing to share.
 */
export function shareOf(first: Sum, second: Sum): number | undefined {
  if (!first || !second) return undefined
  const [one, other] = [Number(first), Number(second)]
  return one >= 0 && other >= 0 && one + other > 0 ? one / (one + other) : undefined
}
