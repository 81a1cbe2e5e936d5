import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'

/** The available balance over a withdrawal. */
export const AvailableBalance = (props: {
  balance: DecimalText | undefined
  currency: Currency
}) => {
  const { t } = useLingui()
  return (
    <div className="tw-available">
      <span>{t`Available balance`}</span>
      {props.balance ? (
        <Money value={formatAmount(props.balance)} unit={props.currency} />
      ) : (
        <Skeleton width="8em" />
      )}
    </div>
  )
}
