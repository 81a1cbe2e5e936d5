import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { balanceOf } from '../../../shared/money/balance.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatBalance } from '../../../shared/money/format.ts'
import { hiddenAmount } from '../../../shared/money/hidden-amount.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useModel, useWalletState } from '../model/context.ts'

const accounts: readonly Currency[] = ['USD', 'USDT']

/** The balances of both accounts as tabs; below them is what can be done with the chosen one. */
export function Balances({ children }: { children?: Elements }) {
  const { t } = useLingui()
  const { page, store } = useModel()
  const { emit } = page
  const isHidden = useWalletState((state) => state.isHidden)
  const isUsd = useWalletState((state) => state.isUsd)
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
      <div role="tablist" aria-labelledby={id}>
        {accounts.map((currency) => (
          <Account key={currency} currency={currency} id={`${id}${currency}`} panel={`${id}p`} />
        ))}
      </div>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={`${id}${isUsd ? 'USD' : 'USDT'}n`}>
        {children}
      </div>
    </div>
  )
}

interface AccountProps {
  readonly currency: Currency
  readonly id: string
  /** The id of what the tab shows. */
  readonly panel: string
}

const Account = ({ currency, id, panel }: AccountProps) => {
  const { t } = useLingui()
  const { store } = useModel()
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
    <button
      type="button"
      role="tab"
      className="tw-account"
      data-hidden={isHidden || undefined}
      aria-selected={isChosen}
      aria-controls={panel}
      tabIndex={isChosen ? undefined : -1}
      onClick={() => store.chooseAccount(isUsd)}
      onKeyDown={chooseByKey}
    >
      <span id={`${id}n`}>{isUsd ? t`USD account` : t`USDT account`}</span>
      <span>
        {isKnown ? (
          <>
            <Money isBalance part="amount" value={written(balance?.total)} unit={currency} />
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
          <Skeleton width="60%" height={48} />
        )}
      </span>
    </button>
  )
}

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** An arrow key chooses the other account and goes there, as in any list of tabs. */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const { nextElementSibling, previousElementSibling } = event.currentTarget
  // With two tabs, each arrow leads to the other one.
  const tab = nextElementSibling ?? previousElementSibling
  if (!arrows.includes(event.key) || !(tab instanceof HTMLElement)) return
  event.preventDefault()
  tab.focus()
  tab.click()
}
