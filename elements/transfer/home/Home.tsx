import { useLingui } from '@lingui/react/macro'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { isSettled } from '../../../shared/api/loading/loadable.ts'
import { lazyPart } from '../../../shared/element/view/lazy-part.tsx'
import { arrowDown, arrowUp, card } from '../../../shared/ui/frame/home-icons.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { NoticesContext, useModel, useTransferState } from '../context.ts'
import type { TransferModel } from '../model/model.ts'
import { BalanceBox } from './BalanceBox.tsx'

const waiting = <BalanceBox />

/** Balance and notices; HOME can be used without them. */
export const homeExtras = (model: TransferModel) =>
  lazyPart(
    model,
    async () => {
      // The fields of the first step, so that it opens with one file less.
      import('../../../shared/ui/Field.tsx').catch(() => undefined)
      // The balance imports `Money`, which would otherwise be requested after it.
      const [extras] = await Promise.all([
        import('./HomeExtras.tsx'),
        import('../../../shared/ui/Money.tsx'),
      ])
      return extras
    },
    waiting,
  )

/** True once the company has loaded or failed to load, until the person changes. */
export function useSettled(): boolean {
  const model = useModel()
  const [isReady, setReady] = useState(false)
  const hasAnswer = useTransferState(({ company }) => isSettled(company))
  // What HOME does not need is loaded after that.
  useEffect(() => {
    if (!hasAnswer) return
    model.ready()
    // After the frame that shows the company.
    startTransition(() => setReady(true))
  }, [hasAnswer, model])
  return isReady
}

interface HomeProps {
  /** Set while a transfer is pending: see `isPending` of the screen. */
  readonly TransferStatus: ComponentType | undefined
  /** Made by the parent, which stays mounted: on return to HOME the balance is there at once. */
  readonly Extras: ComponentType
  readonly isSettled: boolean
}

/** HOME: balance, choice of deposit, withdrawal or bank card, and the page's slotted content. */
export const Home = ({ TransferStatus, Extras, isSettled }: HomeProps) => {
  const { t } = useLingui()
  const model = useModel()
  const [notices, setNotices] = useState<HTMLElement | null>(null)
  const isWalletIdle = useTransferState(({ wallet }) => wallet.status === 'idle')
  // Loads the balance while the file that shows it is loading.
  useEffect(() => {
    if (isSettled && isWalletIdle) void model.store.load('wallet')
  }, [isSettled, isWalletIdle, model])

  return (
    <>
      <NoticesContext value={notices}>{isSettled ? <Extras /> : waiting}</NoticesContext>
      <div className="tw-actions">
        <button type="button" onClick={() => model.store.openScreen('deposit')}>
          <Icon d={arrowDown} />
          <span>{t`Deposit`}</span>
        </button>
        <button type="button" onClick={() => model.store.openScreen('withdraw')}>
          <Icon d={arrowUp} />
          <span>{t`Withdraw`}</span>
        </button>
      </div>
      <MenuButton
        icon={<Icon d={card} />}
        title={t`Bank card`}
        subtitle="USD"
        onClick={model.openBankCard}
      />
      {TransferStatus && <TransferStatus />}
      <div className="tw-step tw-notices" ref={setNotices} />
      <slot name="home" />
    </>
  )
}
