import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyPart } from '../../shared/element/lazy-part.tsx'
import { arrowDown, arrowUp, card } from '../../shared/ui/first-icons.ts'
import { Icon } from '../../shared/ui/Icon.tsx'
import { MenuButton } from '../../shared/ui/MenuButton.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import type { TransferModel } from './model.ts'
import { useTransfer, useTransferState } from './transfer-context.ts'

const waiting = <Skeleton height="68px" />

/** Balance and notices: HOME can be used before they are here, and without them. */
const homeExtras = (model: TransferModel) =>
  lazyPart(
    model,
    async () => {
      const [{ openHomeExtras }, later] = await Promise.all([
        import('./HomeExtras.tsx'),
        model.later(),
        // What the later part opens with is asked for beside it.
        model.client(),
        model.speech(),
      ])
      return openHomeExtras(later)
    },
    waiting,
  )

/** HOME: what is there, and which way it should go. `Aside` is an open transfer. */
export const Home = ({ Aside }: { Aside: ComponentType | undefined }) => {
  const { t } = useLingui()
  const model = useTransfer()
  const isUsd = useTransferState((state) => state.isUsd)
  const [Extras] = useState(() => homeExtras(model))
  const [isReady, setReady] = useState(false)
  const isSettled = useTransferState(({ company: { status } }) => !/idle|loading/.test(status))
  // Not before the company is there, or is known not to come: a menu that still moves loses taps.
  // What HOME can be used without comes after that, and does not hold it up.
  useEffect(() => {
    if (!isSettled) return
    model.ready()
    setReady(true)
  }, [isSettled, model])

  return (
    <>
      {Aside && <Aside />}
      {isReady ? <Extras /> : waiting}
      <div>
        <MenuButton
          icon={<Icon d={arrowDown} />}
          title={t`Deposit`}
          subtitle={isUsd ? t`By wire, ACH, card or PayPal` : t`USDT by network`}
          onClick={() => model.store.choose('DEPOSIT')}
        />
        <MenuButton
          icon={<Icon d={arrowUp} />}
          title={t`Withdraw`}
          subtitle={isUsd ? t`To your bank card` : t`To your own address`}
          onClick={() => model.store.choose('WITHDRAW')}
        />
      </div>
      <div>
        <MenuButton
          icon={<Icon d={card} />}
          title={t`Bank card`}
          subtitle="USD"
          onClick={model.openBankCard}
        />
      </div>
    </>
  )
}
