import { useLingui } from '@lingui/react/macro'
import type { Multilingual } from '../../../shared/api/wire/multilingual.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'

/** Limits, fee and time as a server may name them (shared/api/wire, `transferTerms`). */
export interface Terms {
  readonly minAmount?: DecimalText | null | undefined
  readonly maxAmount?: DecimalText | null | undefined
  readonly dailyLimit?: DecimalText | null | undefined
  readonly fee?: DecimalText | null | undefined
  readonly arrival?: Multilingual | null | undefined
}

/** An amount with its unit, as it stands in a sentence; not padded to four digits, and on one line. */
export const plainAmount = (amount: DecimalText, unit: string): string =>
  `${formatAmount(amount, 0)}\u00a0${unit}`

/** What is known of a method's limits, fee and time, a phrase each; what is not known is not said. */
export function useTerms(): (terms: Terms | undefined, unit: string) => string[] {
  const { t } = useLingui()
  const pick = usePickText()
  return (terms, unit) => {
    if (!terms) return []
    const { minAmount, maxAmount, dailyLimit, fee, arrival } = terms
    const minimum = minAmount && plainAmount(minAmount, unit)
    const maximum = maxAmount && plainAmount(maxAmount, unit)
    const daily = dailyLimit && plainAmount(dailyLimit, unit)
    const charge = fee && plainAmount(fee, unit)
    return [
      charge && t`Fee ${charge}`,
      pick(arrival),
      minimum && t`Minimum ${minimum}`,
      maximum && t`Maximum ${maximum}`,
      daily && t`Daily limit ${daily}`,
    ].filter((phrase): phrase is string => Boolean(phrase))
  }
}

const isNought = (amount: DecimalText) => !/[1-9]/.test(amount)

/** A way to send money, and how long it takes where its terms do not say. */
export interface Offer {
  readonly terms: Terms | undefined
  readonly usualArrival?: string | undefined
}

/**
 * The same facts of each offer, for `Columns`: fee, arrival, amounts, amount a day. What no offer
 * of the list names is no column, nor are limits that all have in common: they compare nothing.
 */
export function useTermColumns(): (offers: readonly Offer[], unit: string) => string[][] {
  const { t } = useLingui()
  const pick = usePickText()
  const amounts = ({ minAmount, maxAmount }: Terms, unit: string): string => {
    const maximum = maxAmount && plainAmount(maxAmount, unit)
    if (minAmount && maximum) return `${formatAmount(minAmount, 0)}–${maximum}`
    const minimum = minAmount && plainAmount(minAmount, unit)
    if (minimum) return t`From ${minimum}`
    return maximum ? t`Up to ${maximum}` : ''
  }
  const factsOf = ({ terms = {}, usualArrival = '' }: Offer, unit: string): string[] => {
    const { fee, dailyLimit, arrival } = terms
    const charge = fee && plainAmount(fee, unit)
    const daily = dailyLimit && plainAmount(dailyLimit, unit)
    const named = charge && !isNought(fee) ? t`Fee ${charge}` : t`No fee`
    return [
      charge ? named : '',
      pick(arrival) || usualArrival,
      amounts(terms, unit),
      daily ? t`${daily} a day` : '',
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

/** What is known of one offer, for `TermList`. */
export function useTermRows(): (offer: Offer, unit: string) => Row[] {
  const { t } = useLingui()
  const pick = usePickText()
  return ({ terms = {}, usualArrival }, unit) => {
    const { minAmount, maxAmount, dailyLimit, fee, arrival } = terms
    const named = (amount: DecimalText | null | undefined) => amount && plainAmount(amount, unit)
    const rows: [label: string, value: string | null | undefined][] = [
      [t`Fee`, fee && isNought(fee) ? t`No fee` : named(fee)],
      [t`Arrival`, pick(arrival) || usualArrival],
      [t`Minimum`, named(minAmount)],
      [t`Maximum`, named(maxAmount)],
      [t`Daily limit`, named(dailyLimit)],
    ]
    return rows.filter((row): row is [string, string] => Boolean(row[1]))
  }
}
