import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { arrowDown, arrowUp, clearing, plane } from '../../../shared/ui/icons.ts'
import { useModel, useWalletState } from '../model/context.ts'
import { Balances } from './Balances.tsx'
import { useReady } from './use-ready.ts'
import { useUsdtWithdrawal } from './use-usdt-withdrawal.ts'

/** True once the balances have loaded or failed to load, until the person changes. */
function useHadAnswer(): boolean {
  const { hubDetails } = useModel()
  const [hadAnswer, setHadAnswer] = useState(false)
  const hasAnswer = useWalletState(({ wallet }) => isAnswered(wallet))
  useReady(hasAnswer)
  useEffect(() => {
    if (!hasAnswer) return
    setHadAnswer(true)
    // The answers of the rest of HUB are under way while the code that shows them is loading, which
    // waits for the same promise: it shows all of them at once.
    void hubDetails()
  }, [hasAnswer, hubDetails])
  return hadAnswer
}

/** HUB: the balances and the four acts, and then the rest of it. */
export const Hub = ({ details }: { details: Elements }) => {
  const { t } = useLingui()
  const { page, store } = useModel()
  const { openTransfer } = page
  const isUsd = useWalletState((state) => state.isUsd)
  const mayWithdrawUsdt = useUsdtWithdrawal()
  const hadAnswer = useHadAnswer()
  const currency = isUsd ? 'USD' : 'USDT'
  return (
    <>
      <Balances>
        <div className="tw-acts">
          <Act
            icon={arrowDown}
            label={t`Deposit`}
            name={t`Deposit ${currency}`}
            onClick={() => openTransfer('deposit', isUsd)}
          />
          <Act
            icon={arrowUp}
            label={t`Withdraw`}
            name={t`Withdraw ${currency}`}
            disabled={!isUsd && !mayWithdrawUsdt}
            onClick={() => openTransfer('withdraw', isUsd)}
          />
          <Act
            icon={plane}
            label={t({ message: 'Send', context: 'money' })}
            onClick={() => store.go('TRANSFER')}
          />
          <Act icon={clearing} label={t`Convert`} onClick={() => store.go('CONVERT')} />
        </div>
      </Balances>
      {hadAnswer && details}
    </>
  )
}

interface ActProps {
  readonly icon: string
  readonly label: string
  /** The accessible name, if it says more than the label. */
  readonly name?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A round button with its label below. */
const Act = ({ icon, label, name, disabled, onClick }: ActProps) => (
  <button type="button" aria-label={name} disabled={disabled} onClick={onClick}>
    <i>
      <Icon d={icon} />
    </i>
    <span>{label}</span>
  </button>
)
