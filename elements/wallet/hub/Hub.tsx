import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { isSettled } from '../../../shared/api/loading/loadable.ts'
import { lazyPart } from '../../../shared/element/view/lazy-part.tsx'
import { arrowDown, arrowUp } from '../../../shared/ui/frame/home-icons.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { useModel, useWalletState } from '../context.ts'
import type { WalletModel } from '../model/model.ts'
import { useReady } from './use-ready.ts'
import { useUsdtWithdrawal } from './use-usdt-withdrawal.ts'

/** A skeleton as high as the balances. */
const BalancesSkeleton = () => {
  const { t } = useLingui()
  return (
    <div className="tw-balances">
      <p>
        <span>{`${t`Total balance`} `}</span>
        <small>{t`Loading your balance`}</small>
      </p>
      <Skeleton height="96px" lines={2} />
    </div>
  )
}

interface HubParts {
  readonly Balances: ComponentType
  readonly Details: ComponentType
}

/** What HUB loads after its first view. Made by the parent, which stays mounted. */
export const hubParts = (model: WalletModel): HubParts => ({
  Balances: lazyPart(
    model,
    async () => {
      // The balances import `Money`, which would otherwise be requested after them.
      const [balances] = await Promise.all([
        import('./Balances.tsx'),
        import('../../../shared/ui/Money.tsx'),
      ])
      return balances
    },
    <BalancesSkeleton />,
  ),
  Details: lazyPart(
    model,
    async () => (await import('./open-hub-details.ts')).openHubDetails(model),
    <Skeleton height="72px" lines={4} />,
  ),
})

/** True once the balances have loaded or failed to load, until the person changes. */
function useSettled(): boolean {
  const [isReady, setReady] = useState(false)
  const hasAnswer = useWalletState(({ wallet }) => isSettled(wallet))
  useReady(hasAnswer)
  useEffect(() => {
    if (hasAnswer) setReady(true)
  }, [hasAnswer])
  return isReady
}

/** HUB: the balances and the two actions; the rest of it is loaded later. */
export const Hub = ({ Balances, Details }: HubParts) => {
  const { t } = useLingui()
  const { openTransfer } = useModel()
  const isUsd = useWalletState((state) => state.isUsd)
  const mayWithdrawUsdt = useUsdtWithdrawal()
  const isSettled = useSettled()
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
      {isSettled && <Details />}
    </>
  )
}
