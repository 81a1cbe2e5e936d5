import { useLingui } from '@lingui/react/macro'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatInSentence } from '../../../shared/money/in-sentence.ts'
import { useAmountIssueText } from '../../../shared/transfers/use-amount-issue-text.ts'
import type { FieldIssue } from '../forms.ts'

const familyNames: Readonly<Record<string, string>> = {
  tron: 'Tron',
  evm: 'Ethereum / EVM',
  bitcoin: 'Bitcoin',
  solana: 'Solana',
}

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
      bound ? `${formatInSentence(bound)} ${currency}` : ''
    const min = written(bounds.min)
    const max = written(bounds.max)
    const family = issue.startsWith('address.otherNetwork.') && issue.split('.')[2]
    if (family !== false) {
      const other = familyNames[family ?? ''] ?? ''
      return other
        ? t`This address belongs to ${other}, not to ${network}. Funds sent to it would be lost.`
        : t`This address does not belong to ${network}. Funds sent to it would be lost.`
    }
    const code = issue as Exclude<FieldIssue, `address.otherNetwork.${string}`>
    switch (code) {
      case 'amount.between':
        return t`Withdraw amount between ${min} and ${max}`
      case 'address.empty':
        return t`Please enter a wallet address`
      case 'address.checksum':
        return t`This address contains an error. Please copy it again from your wallet.`
      case 'address.length':
        return t`This address is incomplete. Please copy it again from your wallet.`
      case 'address.tooLong':
        return t`This is longer than one address. Please copy it again from your wallet.`
      case 'address.characters':
        return t`This address contains invalid characters. Please copy it again from your wallet.`
      case 'address.unchecked':
        return t`No connection. What you entered has been kept. Please try again.`
      case 'address.otherChain':
        return t`This payment link is for another network, not for ${network}. Please copy the address from your wallet.`
      case 'address.contract':
        return t`This is the address of the USDT contract, not of a wallet. Funds sent to it would be lost.`
      case 'address.notAddress':
        return t`Funds cannot be sent to this address.`
      case 'required':
        return t`Required.`
      default:
        return amountIssueText(code, { currency, bounds })
    }
  }
}
