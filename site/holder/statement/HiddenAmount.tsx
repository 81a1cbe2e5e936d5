import type { Currency } from '../../../shared/money/currency.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'

/** An amount in a row while balances are hidden. */
export const HiddenAmount = ({ currency }: { readonly currency: Currency }) => (
  <>
    <i className="statement-dots">{hiddenAmount}</i>
    <span>{` ${currency}`}</span>
  </>
)
