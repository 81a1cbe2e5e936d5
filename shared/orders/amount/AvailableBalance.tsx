import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { formatBalance } from '../../money/format.ts'
import { Icon } from '../../ui/frame/Icon.tsx'
import { Skeleton } from '../../ui/frame/Skeleton.tsx'
import { coin } from '../../ui/icons.ts'
import { Money } from '../../ui/Money.tsx'

interface BalanceProps {
  readonly label: ReactNode
  readonly balance: DecimalText | undefined
  readonly currency: Currency
  /** Shown instead of the balance while the person hides balances. */
  readonly hiddenAmount?: string | undefined
}

const Balance = ({ label, balance, currency, hiddenAmount }: BalanceProps) => (
  <div className="tw-available">
    <span>{label}</span>
    {balance ? (
      <Money isBalance value={hiddenAmount ?? formatBalance(balance)} unit={currency} />
    ) : (
      <Skeleton width="8em" />
    )}
  </div>
)

/** The available balance of a withdrawal. */
export const AvailableBalance = (props: Omit<BalanceProps, 'label'>) => {
  const { t } = useLingui()
  return <Balance label={t`Available balance`} {...props} />
}

/** The total USDT balance with its icon, and the available one if it differs. */
export const TotalBalance = (props: {
  total: DecimalText | undefined
  available: DecimalText | undefined
  /** URL of the server's USDT icon; ours is shown if there is none or it fails to load. */
  icon: string | undefined
}) => {
  const { t } = useLingui()
  const { total, available, icon } = props
  return (
    <div className="tw-totals">
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
            <bdi>{t`Total balance`}</bdi>
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
