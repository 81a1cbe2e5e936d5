import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isAnswered } from '../../../shared/api/loading/loadable.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { arrowDown, arrowUp } from '../../../shared/ui/icons.ts'
import { useModel, useWalletState } from '../model/context.ts'
import { Balances } from './Balances.tsx'
import { useReady } from './use-ready.ts'
import { useUsdtWithdrawal } from './use-usdt-withdrawal.ts'

/** True once the balances have loaded or failed to load, until the person changes. */
function useHadAnswer(): boolean {
  const { store } = useModel()
  const [hadAnswer, setHadAnswer] = useState(false)
  const hasAnswer = useWalletState(({ wallet }) => isAnswered(wallet))
  useReady(hasAnswer)
  useEffect(() => {
    if (!hasAnswer) return
    setHadAnswer(true)
    // The answers of the rest of HUB are under way while the code that shows them is loading.
    void store.loadDetails()
  }, [hasAnswer, store])
  return hadAnswer
}

/** HUB: the balances and the two actions, and then the rest of it. */
export const Hub = ({ details }: { details: Elements }) => {
  const { t } = useLingui()
  const { openTransfer } = useModel().page
  const isUsd = useWalletState((state) => state.isUsd)
  const mayWithdrawUsdt = useUsdtWithdrawal()
  const hadAnswer = useHadAnswer()
  const currency = isUsd ? 'USD' : 'USDT'
  return (
    <>
      <Balances />
      <div className="tw-actions">
        <button type="button" onClick={() => openTransfer('deposit', isUsd)}>
          <Icon d={arrowDown} />
          <span>{t`Deposit ${currency}`}</span>
        </button>
        <button
          type="button"
          disabled={!isUsd && !mayWithdrawUsdt}
          onClick={() => openTransfer('withdraw', isUsd)}
        >
          <Icon d={arrowUp} />
          <span>{t`Withdraw ${currency}`}</span>
        </button>
      </div>
      {hadAnswer && details}
    </>
  )
}
