import { useLingui } from '@lingui/react/macro'
import type { Wallet } from '../../../shared/api/wire/wallet.ts'
import { balanceOf } from '../../../shared/money/balance.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatBalance } from '../../../shared/money/format.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { HiddenAmount } from './HiddenAmount.tsx'

interface BalanceProps {
  readonly currency: Currency
  readonly wallet: Wallet
  readonly isHidden: boolean
}

/** One currency of the wallet: its available, total and held amounts. */
export function Balance({ currency, wallet, isHidden }: BalanceProps) {
  const { t } = useLingui()
  const { total, held, available } = balanceOf(wallet, currency)
  const share = Number(total) > 0 ? Math.min(Math.max(Number(available) / Number(total), 0), 1) : 0
  const row = (amount: DecimalText) =>
    isHidden ? (
      <HiddenAmount currency={currency} />
    ) : (
      <Money isBalance value={formatBalance(amount)} unit={currency} />
    )
  return (
    <div className="statement-balance" data-hidden={isHidden || undefined}>
      <p>
        <span className="muted">{t`Available`}</span>
        <Money
          isBalance
          size="hero"
          value={isHidden ? hiddenAmount : formatBalance(available)}
          unit={currency}
        />
      </p>
      {/* The available share; the figures say the same. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect width={isHidden ? 0 : 100 * share} height="1" />
      </svg>
      <DetailList>
        <Detail label={t`Held`} value={row(held)} />
        <Detail label={t`Total balance`} value={row(total)} />
      </DetailList>
    </div>
  )
}
