import { useLingui } from '@lingui/react/macro'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { useWireOnlyText } from '../../../shared/orders/offer/use-wire-only-text.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { clearing, coin, person } from '../../../shared/ui/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { useUsdtWithdrawal } from './use-usdt-withdrawal.ts'

/** TRANSFER: the choice of where to send money. */
export function TransferMenu() {
  const { t } = useLingui()
  const { page, store } = useModel()
  const { openTransfer } = page
  const user = useWalletState((state) => state.userInfo)
  const mayWithdrawUsdt = useUsdtWithdrawal()
  const wireOnly = useWireOnlyText()
  return (
    <>
      <LoadError of={user} onRetry={store.reload} />
      <nav>
        <MenuButton
          icon={<Icon d={person} />}
          title={t`To a friend`}
          subtitle={t`By wallet number or e-mail; cannot be revoked`}
          onClick={() => store.go('TO_FRIEND')}
        />
        <MenuButton
          icon={<Icon d={coin} />}
          title={t`To a crypto wallet`}
          subtitle={mayWithdrawUsdt === false ? wireOnly : t`USDT to your own address`}
          disabled={!mayWithdrawUsdt}
          onClick={() => openTransfer('withdraw', false)}
        />
        <MenuButton
          icon={<Icon d={clearing} />}
          title={t`USDT to USD account`}
          subtitle={t`At a rate that is valid for a short time`}
          onClick={() => store.go('CONVERT')}
        />
      </nav>
    </>
  )
}
