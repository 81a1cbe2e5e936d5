import { useLingui } from '@lingui/react/macro'
import { available } from '../../shared/money/arithmetic.ts'
import { formatAmount } from '../../shared/money/format.ts'
import { Money } from '../../shared/ui/Money.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { useTransferState } from './transfer-context.ts'

/** What may leave the wallet now, in the currency of this mode. */
export const Balance = () => {
  const { t } = useLingui()
  const isUsd = useTransferState((state) => state.isUsd)
  const { value: wallet, status } = useTransferState((state) => state.wallet)
  if (!wallet) return status === 'failed' ? null : <Skeleton height="68px" />
  const total = isUsd ? wallet.amount : wallet.cryptoAmount
  const held = isUsd ? wallet.marginUsd : wallet.marginCrypto
  return (
    <div className="tw-balance">
      <p>{t`Available`}</p>
      <Money
        size="hero"
        value={formatAmount(available(total, held))}
        unit={isUsd ? 'USD' : 'USDT'}
      />
    </div>
  )
}
