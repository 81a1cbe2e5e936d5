import { useLingui } from '@lingui/react/macro'
import type { Multilingual } from '../../api/wire/multilingual.ts'
import { usePickText } from '../../element/view/use-pick-text.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { amountWithUnit, formatAmount } from '../../money/format.ts'
import { isZero } from '../../money/is-zero.ts'
import { type Limits, leftTodayOf } from './limits.ts'
import { useLeftTodayText } from './use-limit-text.ts'

/** Limits, fee and arrival that a server may name (`transferTerms` in shared/api/wire). */
interface Terms extends Limits {
  readonly fee?: DecimalText | null | undefined
  readonly arrival?: Multilingual | null | undefined
}

/** The known limits, fee and arrival of a method, as one phrase each. */
export function useTerms(): (terms: Terms | undefined, unit: string) => string[] {
  const { t } = useLingui()
  const pick = usePickText()
  return (terms, unit) => {
    if (!terms) return []
    const { minAmount, maxAmount, dailyLimit, fee, arrival } = terms
    const minimum = minAmount && amountWithUnit(minAmount, unit)
    const maximum = maxAmount && amountWithUnit(maxAmount, unit)
    const daily = dailyLimit && amountWithUnit(dailyLimit, unit)
    const charge = fee && amountWithUnit(fee, unit)
    const named = fee && isZero(fee) ? t`No fee` : t`Fee ${charge}`
    return [
      charge && named,
      pick(arrival),
      minimum && t`Minimum ${minimum}`,
      maximum && t`Maximum ${maximum}`,
      daily && t`Daily limit ${daily}`,
    ].filter((phrase): phrase is string => Boolean(phrase))
  }
}

/** The terms of a method, and its arrival if the terms name none. */
interface Offer {
  readonly terms: Terms | undefined
  readonly usualArrival?: string | undefined
}

/**
 * Comparable facts of each offer for `Columns`: fee, arrival, amounts, amount per day. A fact that no
 * offer names gets no column, nor do limits that all offers share.
 */
export function useTermColumns(): (offers: readonly Offer[], unit: string) => string[][] {
  const { t } = useLingui()
  const pick = usePickText()
  const amounts = ({ minAmount, maxAmount }: Terms, unit: string): string => {
    const maximum = maxAmount && amountWithUnit(maxAmount, unit)
    if (minAmount && maximum) {
      const least = formatAmount(minAmount)
      return t`${least}–${maximum}`
    }
    const minimum = minAmount && amountWithUnit(minAmount, unit)
    if (minimum) return t`From ${minimum}`
    return maximum ? t`Up to ${maximum}` : ''
  }
  const factsOf = ({ terms = {}, usualArrival = '' }: Offer, unit: string): string[] => {
    const { fee, dailyLimit, arrival } = terms
    const charge = fee && amountWithUnit(fee, unit)
    const daily = dailyLimit && amountWithUnit(dailyLimit, unit)
    const named = charge && !isZero(fee) ? t`Fee ${charge}` : t`No fee`
    return [
      charge ? named : '',
      pick(arrival) || usualArrival,
      amounts(terms, unit),
      // What is left of it is said below.
      daily && leftTodayOf(terms) === undefined ? t`${daily} a day` : '',
    ]
  }
  return (offers, unit) => {
    const rows = offers.map((offer) => factsOf(offer, unit))
    const isColumn = (at: number) => {
      const kinds = new Set(rows.map((row) => row[at]))
      return kinds.size > 1 || (at < 2 && !kinds.has(''))
    }
    return rows.map((row) => row.filter((_, at) => isColumn(at)))
  }
}

type Row = readonly [label: string, value: string]

/** The known terms of one offer, for `TermList`. */
export function useTermRows(): (offer: Offer, unit: string) => Row[] {
  const { t } = useLingui()
  const pick = usePickText()
  const leftTodayText = useLeftTodayText()
  return ({ terms = {}, usualArrival }, unit) => {
    const { minAmount, maxAmount, dailyLimit, fee, arrival } = terms
    const named = (amount: DecimalText | null | undefined) => amount && amountWithUnit(amount, unit)
    const rows: [label: string, value: string | null | undefined][] = [
      [t`Fee`, fee && isZero(fee) ? t`No fee` : named(fee)],
      [t`Arrival`, pick(arrival) || usualArrival],
      [t`Minimum`, named(minAmount)],
      [t`Maximum`, named(maxAmount)],
      [t`Daily limit`, leftTodayText(terms, unit) ?? named(dailyLimit)],
    ]
    return rows.filter((row): row is [string, string] => Boolean(row[1]))
  }
}
