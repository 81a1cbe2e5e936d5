import { useLingui } from '@lingui/react/macro'
import { addressKinds } from '../../../shared/address/kind.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { useAmountIssueText } from '../../../shared/orders/amount/use-amount-issue-text.ts'
import type { FieldIssue } from '../forms.ts'

const kindNames: Readonly<Record<string, string>> = addressKinds

/** The text of a validation issue in the reader's language. */
export function useIssueText(): (
  issue: string | undefined,
  about: { currency: Currency; bounds: AmountBounds; network?: string | undefined },
) => string | undefined {
  const { t } = useLingui()
  const amountIssueText = useAmountIssueText()
  return (issue, { currency, bounds, network = '' }) => {
    if (!issue) return undefined
    const written = (bound: DecimalText | undefined) =>
      bound ? amountWithUnit(bound, currency) : ''
    const min = written(bounds.min)
    const max = written(bounds.max)
    const kind = issue.startsWith('address.otherNetwork.') && issue.split('.')[2]
    if (kind !== false) {
      const other = kindNames[kind ?? ''] ?? ''
      return other
        ? t`This address belongs to ${other}, not to ${network}. Funds sent to it would be lost.`
        : t`This address does not belong to ${network}. Funds sent to it would be lost.`
    }
    const likeness = /^address\.lookAlike\.(.*)$/s.exec(issue)
    if (likeness) {
      const [, name] = likeness
      return name
        ? t`This is not the address of ${name}`
        : t`This is not the address you used before`
    }
    const code = issue as Exclude<
      FieldIssue,
      `address.otherNetwork.${string}` | `address.lookAlike.${string}`
    >
    switch (code) {
      case 'amount.between':
        return t`Enter an amount between ${min} and ${max}`
      case 'address.empty':
        return t`Enter a wallet address`
      case 'address.checksum':
        return t`This address contains an error. Copy it again from your wallet.`
      case 'address.length':
        return t`This address is incomplete. Copy it again from your wallet.`
      case 'address.tooLong':
        return t`This is longer than one address. Copy it again from your wallet.`
      case 'address.characters':
        return t`This address contains invalid characters. Copy it again from your wallet.`
      case 'address.unchecked':
        return t`No connection. What you entered is still here. Try again.`
      case 'address.otherChain':
        return t`This address was given for another network, not for ${network}. Copy the address from your wallet.`
      case 'address.testNetwork':
        return t`This address belongs to a test network. Funds sent to it would be lost.`
      case 'address.several':
        return t`This text contains more than one address. Enter only the one that you want to withdraw to.`
      case 'address.name':
        return t`This is a name, not an address. Copy the address itself from your wallet.`
      case 'address.page':
        return t`This link does not lead to a wallet. Copy the address itself from your wallet.`
      case 'address.form':
        return t`An address in this form cannot be checked. Copy it as your wallet shows it for receiving.`
      case 'address.contract':
        return t`This is the address of the USDT contract, not of a wallet. Funds sent to it would be lost.`
      case 'address.unsaved':
        return t`You send only to saved recipients. Save this one first.`
      case 'address.waits':
        return t`This recipient is new. It cannot be used yet.`
      case 'address.notAddress':
        return t`Funds cannot be sent to this address.`
      case 'required':
        return t`Required.`
      default:
        return amountIssueText(code, { currency, bounds })
    }
  }
}
