import { balanceOf } from '../../../shared/money/balance.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useTransferState } from '../context.ts'
import { BalanceBox } from './BalanceBox.tsx'

/** The available balance in the currency of this mode; the last known one during a reload. */
export const Balance = () => {
  const isUsd = useTransferState((state) => state.isUsd)
  const { value: wallet, status } = useTransferState((state) => state.wallet)
  const unit = isUsd ? 'USD' : 'USDT'
  if (!wallet) {
    // The empty box keeps its size, so that the buttons below do not move.
    return (
      <BalanceBox>{status === 'failed' && <Money size="hero" value="–" unit={unit} />}</BalanceBox>
    )
  }
  return (
    <BalanceBox>
      <Money size="hero" value={formatAmount(balanceOf(wallet, unit).available)} unit={unit} />
    </BalanceBox>
  )
}
