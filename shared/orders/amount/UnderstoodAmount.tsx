import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../money/currency.ts'
import { understoodAmount } from '../../money/understood.ts'
import { Understood } from '../../ui/Understood.tsx'

interface UnderstoodAmountProps {
  readonly text: string
  readonly currency: Currency
}

/**
 * How a typed amount is understood: `Understood as 12,500.00 USD`. It is marked if another region
 * reads a thousand times as much or as little. Empty for a plain number.
 */
export const UnderstoodAmount = ({ text, currency }: UnderstoodAmountProps) => {
  const { t } = useLingui()
  const understood = understoodAmount(text, currency)
  if (!understood) return <Understood text={undefined} />
  // No line breaks between a figure and its unit.
  const amount = `${understood.amount}\u00a0${currency}`
  if (!understood.otherwise) return <Understood text={t`Understood as ${amount}`} />
  const { typed } = understood.otherwise
  const other = `${understood.otherwise.amount}\u00a0${currency}`
  return <Understood isUnclear text={t`Understood as ${amount}. For ${other}, enter ${typed}.`} />
}
