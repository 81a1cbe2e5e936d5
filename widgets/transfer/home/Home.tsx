import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/element/view/lazy-part.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { arrowDown, arrowUp, card } from '../../../shared/ui/frame/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { NoticesContext, useModel, useTransferState } from '../context.ts'
import type { TransferModel } from '../model.ts'
import { BalanceBox } from './BalanceBox.tsx'

const waiting = <BalanceBox />

/** Balance and notices: HOME can be used before they are here, and without them. */
export const homeExtras = (model: TransferModel) =>
  lazyPart(
    model,
    async () => {
      const [{ openHomeExtras }, actions] = await Promise.all([
        import('./HomeExtras.tsx'),
        model.actions(),
        // Loaded in parallel: `createActions` needs both.
        model.client(),
        model.speech(),
      ])
      return openHomeExtras(actions)
    },
    waiting,
  )

/** True once the company is there, or is known not to come; stays so for as long as this is the same person. */
export function useSettled(): boolean {
  const model = useModel()
  const [isReady, setReady] = useState(false)
  const isSettled = useTransferState(({ company: { status } }) => !/idle|loading/.test(status))
  // What HOME can be used without comes after that, and does not hold it up.
  useEffect(() => {
    if (!isSettled) return
    model.ready()
    setReady(true)
  }, [isSettled, model])
  return isReady
}

interface HomeProps {
  /** A transfer whose fate is open. */
  readonly TransferStatus: ComponentType | undefined
  /** Made by who stays mounted: the balance is there at once when a person returns. */
  readonly Extras: ComponentType
  readonly isSettled: boolean
}

/** HOME: what is there, and which way it should go. */
export const Home = ({ TransferStatus, Extras, isSettled }: HomeProps) => {
  const { t } = useLingui()
  const model = useModel()
  const [notices, setNotices] = useState<HTMLElement | null>(null)

  return (
    <>
      <NoticesContext value={notices}>{isSettled ? <Extras /> : waiting}</NoticesContext>
      <div className="tw-actions">
        <button type="button" onClick={() => model.store.choose('DEPOSIT')}>
          <Icon d={arrowDown} />
          {t`Deposit`}
        </button>
        <button type="button" onClick={() => model.store.choose('WITHDRAW')}>
          <Icon d={arrowUp} />
          {t`Withdraw`}
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
    </>
  )
}
