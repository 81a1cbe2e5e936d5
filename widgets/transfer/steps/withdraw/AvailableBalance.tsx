import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Currency } from '../../../../shared/money/currency.ts'
import type { DecimalText } from '../../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../../shared/money/format.ts'
import { Icon } from '../../../../shared/ui/frame/Icon.tsx'
import { coin } from '../../../../shared/ui/frame/icons.ts'
import { Skeleton } from '../../../../shared/ui/frame/Skeleton.tsx'
import { Money } from '../../../../shared/ui/Money.tsx'

interface BalanceProps {
  readonly label: ReactNode
  readonly balance: DecimalText | undefined
  readonly currency: Currency
}

const Balance = ({ label, balance, currency }: BalanceProps) => (
  <div className="tw-available">
    <span>{label}</span>
    {balance ? <Money value={formatAmount(balance)} unit={currency} /> : <Skeleton width="8em" />}
  </div>
)

/** The available balance over a withdrawal. */
export const AvailableBalance = (props: Omit<BalanceProps, 'label'>) => {
  const { t } = useLingui()
  return <Balance label={t`Available balance`} {...props} />
}

/** The total balance of USDT with its icon; and what is available of it, where some is held. */
export const TotalBalance = (props: {
  total: DecimalText | undefined
  available: DecimalText | undefined
  /** Address of the icon of USDT; ours where the server has none or it does not come. */
  icon: string | undefined
}) => {
  const { t } = useLingui()
  const { total, available, icon } = props
  return (
    <div className="tw-balances">
      <Balance
        label={
          <span className="tw-coin">
            <span>
              <Icon d={coin} />
              {icon && (
                <img
                  key={icon}
                  src={icon}
                  alt=""
                  onError={({ currentTarget }) => {
                    currentTarget.hidden = true
                  }}
                />
              )}
            </span>
            {t`Total balance`}
          </span>
        }
        balance={total}
        currency="USDT"
      />
      {total !== undefined && available !== undefined && available !== total && (
        <AvailableBalance balance={available} currency="USDT" />
      )}
    </div>
  )
}
