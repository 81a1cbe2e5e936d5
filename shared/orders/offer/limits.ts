import type { Closure } from '../../api/wire/transfer-terms.ts'
import type { AmountBounds } from '../../money/amount-schema.ts'
import { isPositive, max, min } from '../../money/arithmetic.ts'
import type { DecimalText } from '../../money/decimal-text.ts'

/** The limits that a server names for a network or a method: `transferLimits` in shared/api/wire. */
export interface Limits {
  readonly minAmount?: DecimalText | null | undefined
  readonly maxAmount?: DecimalText | null | undefined
  readonly dailyLimit?: DecimalText | null | undefined
  readonly leftToday?: DecimalText | null | undefined
  readonly limitResetsAt?: string | null | undefined
  readonly closed?: Closure | null | undefined
}

export const isClosed = (limits: Limits | undefined): boolean => Boolean(limits?.closed)

/** What is left today; `undefined` if it is not known, or was said of a day that has ended. */
export function leftTodayOf(
  { leftToday, limitResetsAt }: Limits,
  now = Date.now(),
): DecimalText | undefined {
  if (!leftToday) return undefined
  if (limitResetsAt && Date.parse(limitResetsAt) <= now) return undefined
  return isPositive(leftToday) ? leftToday : ('0' as DecimalText)
}

/** The smaller of two of which either may be unknown. */
const lesser = (a: DecimalText | null | undefined, b: DecimalText | null | undefined) =>
  a && b ? min(a, b) : (a ?? b ?? undefined)

/** Narrows bounds by the limits of a network or a method. */
export function within(bounds: AmountBounds, limits: Limits = {}): AmountBounds {
  const { minAmount, maxAmount, dailyLimit } = limits
  return {
    min:
      bounds.min && minAmount ? max(bounds.min, minAmount) : (bounds.min ?? minAmount ?? undefined),
    max: lesser(bounds.max, lesser(maxAmount, dailyLimit)),
    leftToday: leftTodayOf(limits),
  }
}
