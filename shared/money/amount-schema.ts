import * as v from 'valibot'
import { type AmountIssue, readAmount } from './amount.ts'
import { compare, isPositive } from './arithmetic.ts'
import { type Currency, currencies } from './currency.ts'
import type { DecimalText } from './decimal-text.ts'

/**
 * A code for each issue of a typed amount. `between` is an amount outside its bounds; `leftToday`, one
 * that no longer fits into today's limit.
 */
export type AmountFieldIssue =
  `amount.${AmountIssue | 'between' | 'minimum' | 'maximum' | 'leftToday'}`

const issueCode = (issue: AmountFieldIssue): AmountFieldIssue => issue

/** Smallest and largest amount in whole units, read at each validation: the balance may change. */
export interface AmountBounds {
  readonly min?: DecimalText | undefined
  readonly max?: DecimalText | undefined
  /** What is left of a limit for the day; it may be less than the smallest amount. */
  readonly leftToday?: DecimalText | undefined
}

/** Whether the rest of the day's limit is what an amount misses, and not another bound. */
const exceedsToday = (value: DecimalText, { min, max, leftToday }: AmountBounds): boolean => {
  if (leftToday === undefined || (max !== undefined && compare(max, leftToday) <= 0)) return false
  // Then no amount fits today, however small.
  if (min !== undefined && compare(leftToday, min) < 0) return true
  return compare(value, leftToday) > 0
}

/**
 * Parses a typed amount into its canonical text.
 *
 * @param tellsBoth whether the issue names both bounds or only the one that was missed
 */
export const amountSchema = (
  currency: () => Currency,
  bounds: () => AmountBounds,
  tellsBoth: boolean,
) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): DecimalText => {
      const reading = readAmount(dataset.value, currencies[currency()])
      if (!reading.ok) {
        addIssue({ message: issueCode(`amount.${reading.reason}`) })
        return NEVER
      }
      const { min, max, leftToday } = bounds()
      // Without a minimum, zero counts as an empty amount.
      if (!isPositive(reading.value) && !(min && isPositive(min))) {
        addIssue({ message: issueCode('amount.empty') })
        return NEVER
      }
      if (exceedsToday(reading.value, { min, max, leftToday })) {
        addIssue({ message: issueCode('amount.leftToday') })
        return NEVER
      }
      const isBelow = min !== undefined && compare(reading.value, min) < 0
      const isAbove = max !== undefined && compare(reading.value, max) > 0
      if (isBelow || isAbove) {
        // Then no amount is within the bounds.
        const isNothing = max !== undefined && !isPositive(max)
        const side = isBelow && !isNothing ? 'minimum' : 'maximum'
        const namesBoth = tellsBoth && min && max && !isNothing && compare(min, max) <= 0
        addIssue({ message: issueCode(namesBoth ? 'amount.between' : `amount.${side}`) })
        return NEVER
      }
      return reading.value
    }),
  )
