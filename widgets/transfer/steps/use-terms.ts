import { useLingui } from '@lingui/react/macro'
import type { Multilingual } from '../../../shared/api/wire/multilingual.ts'
import { usePickText } from '../../../shared/element/use-pick-text.ts'
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

/** An amount with its unit, as it stands in a sentence; not padded to four digits. */
export const plainAmount = (amount: DecimalText, unit: string): string =>
  `${formatAmount(amount, 0)} ${unit}`

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
