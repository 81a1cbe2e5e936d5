import { useLingui } from '@lingui/react/macro'
import { maxFriendAccountLength, swiftLengths } from '../../../shared/limits.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import { useAmountIssueText } from '../../../shared/orders/amount/use-amount-issue-text.ts'
import type { FieldIssue } from '../forms.ts'

interface About {
  readonly currency?: Currency
  readonly bounds?: AmountBounds
  /** The account holder's name. */
  readonly holder?: string
}

/** The text of a validation issue in the reader's language. */
export function useIssueText(): (issue: string | undefined, about?: About) => string | undefined {
  const { t } = useLingui()
  const amountIssueText = useAmountIssueText()
  const { min, max } = swiftLengths
  return (issue, { currency = 'USD', bounds = {}, holder = '' } = {}) => {
    if (!issue) return undefined
    const code = issue as Exclude<FieldIssue, 'amount.between'>
    switch (code) {
      case 'required':
        return t`Required.`
      case 'select':
        return t`Please select`
      case 'holder':
        return t`The bank account must be in your own name: ${holder}`
      case 'iban':
        return t`Enter a valid IBAN for this country`
      case 'account':
        return t`Enter a valid account number`
      case 'swift':
        return t`A SWIFT/BIC has ${min} to ${max} letters and digits`
      case 'email':
        return t`Please enter a valid email`
      case 'friend-length':
        return t`At most ${maxFriendAccountLength} characters`
      case 'friend-unknown':
        return t`No other account has this number or e-mail address.`
      case 'terms':
        return t`Please agree to the terms`
      default:
        return amountIssueText(code, { currency, bounds })
    }
  }
}
