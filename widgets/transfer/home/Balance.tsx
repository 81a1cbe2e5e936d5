import { available } from '../../../shared/money/arithmetic.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Money } from '../../../shared/ui/Money.tsx'
import { useTransferState } from '../context.ts'
import { BalanceBox } from './BalanceBox.tsx'

/** What may leave the wallet now, in the currency of this mode; the last that is known, while it is asked for. */
export const Balance = () => {
  const isUsd = useTransferState((state) => state.isUsd)
  const { value: wallet, status } = useTransferState((state) => state.wallet)
  const unit = isUsd ? 'USD' : 'USDT'
  if (!wallet) {
    // Its place is kept, so that the actions below stay under the finger.
    return (
      <BalanceBox>{status === 'failed' && <Money size="hero" value="–" unit={unit} />}</BalanceBox>
    )
  }
  const total = isUsd ? wallet.amount : wallet.cryptoAmount
  const held = isUsd ? wallet.marginUsd : wallet.marginCrypto
  return (
    <BalanceBox>
      <Money size="hero" value={formatAmount(available(total, held))} unit={unit} />
    </BalanceBox>
  )
}
