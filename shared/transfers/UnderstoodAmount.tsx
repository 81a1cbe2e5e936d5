import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../money/currency.ts'
import { understoodAmount } from '../money/understood.ts'
import { Phrases } from '../ui/Phrases.tsx'

interface UnderstoodAmountProps {
  readonly text: string
  readonly currency: Currency
}

/**
 * How a typed amount is understood: `Understood as 12,500.00 USD`. It is marked if another region
 * reads a thousand times as much or as little. Empty for a plain number; it stays in the document,
 * so that a screen reader announces its text.
 */
export const UnderstoodAmount = ({ text, currency }: UnderstoodAmountProps) => {
  const { t } = useLingui()
  const { amount: figures, otherwise } = understoodAmount(text, currency) ?? {}
  const amount = `${figures} ${currency}`
  const other = `${otherwise?.amount} ${currency}`
  const typed = otherwise?.typed
  return (
    <p className="tw-understood" role="status" data-unclear={otherwise ? true : undefined}>
      {figures && (
        <Phrases>
          {otherwise
            ? t`Understood as ${amount}. For ${other}, enter ${typed}.`
            : t`Understood as ${amount}`}
        </Phrases>
      )}
    </p>
  )
}
