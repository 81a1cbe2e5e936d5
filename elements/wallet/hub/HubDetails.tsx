import { useLingui } from '@lingui/react/macro'
import type { BankCard } from '../../../shared/api/wire/bank-card.ts'
import { Loaded } from '../../../shared/element/view/Loaded.tsx'
import { lastOf } from '../../../shared/orders/card/masked.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { useWireOnlyText } from '../../../shared/orders/offer/use-wire-only-text.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { card as cardIcon, key, person } from '../../../shared/ui/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { Asked } from './Asked.tsx'
import { Begun } from './Begun.tsx'
import { HubLoadError, useHasFailed } from './HubLoadError.tsx'
import { InProgress } from './InProgress.tsx'
import { Latest } from './Latest.tsx'
import { useUsdtWithdrawal } from './use-usdt-withdrawal.ts'

type Card = Pick<BankCard, 'bankAccount' | 'bankName' | 'failReason'> & {
  readonly status?: BankCard['status']
}

/** The text of the card's row: the bound card, and the card that is to replace it. */
function useCardText(): string {
  const { t } = useLingui()
  const { value: card, status } = useWalletState((state) => state.card)
  const linesOf = ({ bankAccount, bankName, failReason, status }: Card): string[] => {
    const last = lastOf(bankAccount)
    const named = bankName ? t`${bankName}, ending\u00a0in\u00a0${last}` : t`ending in ${last}`
    if (status === 'Auditing') return [named, t`Under review`]
    if (status === 'Fail') return [named, failReason ? t`Rejected: ${failReason}` : t`Rejected`]
    return [named]
  }
  if (!card) return status === 'ready' ? t`No bank account added` : ''
  const { replacement } = card
  return [...linesOf(card), ...(replacement ? linesOf(replacement) : [])].join('\n')
}

/** Why USDT cannot be withdrawn, shown before any form. */
const WireOnly = () => {
  const { t } = useLingui()
  const { page, store } = useModel()
  const { openTransfer } = page
  const isUsd = useWalletState((state) => state.isUsd)
  const user = useWalletState((state) => state.userInfo)
  const mayWithdrawUsdt = useUsdtWithdrawal()
  const wireOnly = useWireOnlyText()
  const hasHubFailed = useHasFailed()
  if (isUsd) return null
  if (mayWithdrawUsdt !== false) {
    if (hasHubFailed) return null
    return <LoadError of={user} onRetry={() => void store.load('userInfo')} />
  }
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button onClick={() => store.go('CONVERT')}>{t`USDT to USD account`}</Button>
          <Button onClick={() => openTransfer('withdraw', true)}>{t`Withdraw USD`}</Button>
        </>
      }
    >
      {wireOnly}
    </Notice>
  )
}

/**
 * What HUB shows below its actions: all of it at once, because a button that moves while it is pressed
 * does nothing.
 */
export const HubDetails = () => {
  const model = useModel()
  return (
    <Loaded model={model} load={model.hubDetails} waiting={<Skeleton height={72} lines={4} />}>
      {() => <Details />}
    </Loaded>
  )
}

const Details = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const hasFailed = useHasFailed()
  const cardText = useCardText()
  const hasPasskeys = useWalletState(({ userInfo }) => userInfo.value?.hasPasskeys)
  return (
    <>
      <Asked />
      {hasFailed && <HubLoadError />}
      <Begun />
      <WireOnly />
      <InProgress />
      <Latest />
      <div className="tw-hub-menu">
        <MenuButton
          icon={<Icon d={cardIcon} />}
          title={t`Bank account`}
          subtitle={cardText}
          onClick={() => store.go('BIND_CARD')}
        />
        <MenuButton
          icon={<Icon d={person} />}
          title={t`Saved recipients`}
          subtitle={t`Addresses and friends that you send to`}
          onClick={() => store.go('RECIPIENTS')}
        />
        {hasPasskeys && (
          <MenuButton
            icon={<Icon d={key} />}
            title={t`Passkeys`}
            subtitle={t`Devices that confirm your orders`}
            onClick={() => store.go('PASSKEYS')}
          />
        )}
      </div>
    </>
  )
}
