import { useLingui } from '@lingui/react/macro'
import { ConfirmOrder } from '../../../shared/orders/confirmation/ConfirmOrder.tsx'
import type { Confirmation } from '../../../shared/orders/confirmation/confirmation.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { useActions } from '../model/context.ts'
import type { Order } from '../order/submission-state.ts'

interface ConfirmWithdrawalProps {
  readonly order: Order
  readonly confirmation: Confirmation
  readonly isSending: boolean
}

/** The person confirms a withdrawal: amount, fee, network and the whole destination. */
export const ConfirmWithdrawal = (props: ConfirmWithdrawalProps) => {
  const { t } = useLingui()
  const { submission, confirming } = useActions()
  const { order } = props
  return (
    <ConfirmOrder
      {...props}
      {...{ submission, confirming }}
      arrives={t`You receive`}
      destination={
        order.kind === 'usdt-withdrawal'
          ? [
              { label: t`Network`, value: order.network },
              { label: t`To address`, value: <AddressText address={order.to} /> },
            ]
          : [{ label: t`To bank account`, value: <span translate="no">{order.to}</span> }]
      }
    />
  )
}
