import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { balanceOf } from '../../../shared/money/balance.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatBalance } from '../../../shared/money/format.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useModel, useWalletState } from '../model/context.ts'

/** The balances of both accounts; the two actions below apply to the chosen account. */
export function Balances() {
  const { t } = useLingui()
  const { page, store } = useModel()
  const { emit } = page
  const isHidden = useWalletState((state) => state.isHidden)
  const id = useId()
  /** What the page knows. */
  const told = useRef(false)
  useEffect(() => {
    if (told.current !== isHidden) emit('tw-balances', { hidden: isHidden })
    told.current = isHidden
  }, [emit, isHidden])
  const isLoading = useWalletState(({ wallet }) => !wallet.value && wallet.status !== 'failed')
  return (
    <div className="tw-balances">
      <header>
        <p id={id}>
          <span>{`${t`Total balance`} `}</span>
          {isLoading && <small>{t`Loading your balance`}</small>}
        </p>
        <button type="button" onClick={() => store.setHidden(!isHidden)}>
          {isHidden ? t`Show balances` : t`Hide balances`}
        </button>
      </header>
      <div role="radiogroup" aria-labelledby={id}>
        <Account currency="USD" />
        <Account currency="USDT" />
      </div>
    </div>
  )
}

const Account = ({ currency }: { currency: Currency }) => {
  const { t } = useLingui()
  const { store } = useModel()
  const id = useId()
  const isUsd = currency === 'USD'
  const isChosen = useWalletState((state) => state.isUsd === isUsd)
  const isHidden = useWalletState((state) => state.isHidden)
  const { value: wallet, status } = useWalletState((state) => state.wallet)
  const balance = wallet && balanceOf(wallet, currency)
  const written = (amount: DecimalText | undefined) => {
    if (isHidden) return hiddenAmount
    return amount ? formatBalance(amount) : '–'
  }
  const isKnown = wallet || status === 'failed'
  return (
    <label className="tw-account" data-hidden={isHidden || undefined}>
      <input
        type="radio"
        name="account"
        checked={isChosen}
        onChange={() => store.chooseAccount(isUsd)}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}a`}
      />
      <span id={`${id}n`}>{isUsd ? t`USD account` : t`USDT account`}</span>
      <span id={`${id}a`}>
        {isKnown ? (
          <>
            <Money isBalance value={written(balance?.total)} unit={currency} />
            <small>
              <span>{`${t`Available`} `}</span>
              <b {...maskedText()}>{written(balance?.available)}</b>
            </small>
            <small>
              <span>{`${t`Held`} `}</span>
              <b {...maskedText()}>{written(balance?.held)}</b>
            </small>
          </>
        ) : (
          <Skeleton width="60%" height={56} />
        )}
      </span>
    </label>
  )
}
