import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AmountBounds, AmountFieldIssue } from '../../money/amount-schema.ts'
import { isPositive } from '../../money/arithmetic.ts'
import { type Currency, currencies } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { formatAmount } from '../../money/format.ts'

const written = (bound: DecimalText | undefined) => (bound ? formatAmount(bound) : '')

/** The text for an amount that misses one bound or is not an amount. */
export function useAmountIssueText(): (
  issue: Exclude<AmountFieldIssue, 'amount.between'>,
  about: { currency: Currency; bounds: AmountBounds },
) => string {
  const { t } = useLingui()
  return (issue, { currency, bounds }) => {
    const { decimals } = currencies[currency]
    const unit = currency
    const min = written(bounds.min)
    const max = written(bounds.max)
    const left = written(bounds.leftToday)
    switch (issue) {
      case 'amount.empty':
        return t`Please enter an amount`
      case 'amount.minimum':
        return t`Minimum transaction amount ${min} ${unit}`
      case 'amount.maximum':
        if (bounds.max && !isPositive(bounds.max)) return t`No ${unit} is available`
        return t`Maximum transaction amount ${max} ${unit}`
      case 'amount.leftToday':
        if (bounds.leftToday && !isPositive(bounds.leftToday))
          return t`Nothing is left of today’s limit`
        return t`Only ${left} ${unit} is left of today’s limit`
      case 'amount.decimals':
        return t`No more than ${plural(decimals, { one: '# decimal place', other: '# decimal places' })}`
      case 'amount.sign':
      case 'amount.format':
        return t`Enter an amount in figures, such as 1,250.50`
      case 'amount.currency':
        return t`This amount must be in ${unit}. Enter it in figures, such as 1,250.50`
      case 'amount.multiple':
        return t`Enter the whole amount in figures, such as 10,000`
      case 'amount.unclear':
        return t`A dot before three digits can mean two amounts. Enter 1250 or 1.25`
      case 'amount.length':
        return t`This amount is too long`
    }
  }
}
