import { useLingui } from '@lingui/react/macro'
import { balanceOf } from '../../../shared/money/balance.ts'
import { formatBalance } from '../../../shared/money/format.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { useTransferState } from '../model/context.ts'

/**
 * The available balance in the currency of this mode; the last known one during a reload. The box has
 * the same size while the balance is loading, so that the buttons below do not move.
 */
export const Balance = () => {
  const { t } = useLingui()
  const unit = useTransferState(({ isUsd }) => (isUsd ? 'USD' : 'USDT'))
  const { value: wallet, status } = useTransferState((state) => state.wallet)
  const isKnown = wallet || status === 'failed'
  return (
    <div className="tw-balance">
      <p>
        <span>{t`Available`}</span>
        {!isKnown && <small>{t`Loading your balance`}</small>}
      </p>
      {isKnown ? (
        <Money
          isBalance
          size="hero"
          value={wallet ? formatBalance(balanceOf(wallet, unit).available) : '–'}
          unit={unit}
        />
      ) : (
        <Skeleton width="60%" height={44} />
      )}
    </div>
  )
}
