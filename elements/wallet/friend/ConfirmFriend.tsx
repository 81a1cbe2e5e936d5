import { useLingui } from '@lingui/react/macro'
import { ConfirmOrder } from '../../../shared/orders/confirmation/ConfirmOrder.tsx'
import type { Confirmation } from '../../../shared/orders/confirmation/confirmation.ts'
import { useActions } from '../model/context.ts'
import type { FriendOrder } from '../order/submission-state.ts'

interface ConfirmFriendProps {
  readonly order: FriendOrder
  readonly confirmation: Confirmation
  readonly isSending: boolean
}

/** The person confirms a transfer to a friend: amount, fee and the whole wallet number. */
export const ConfirmFriend = (props: ConfirmFriendProps) => {
  const { t } = useLingui()
  const { submission, confirming } = useActions()
  const { maskedName, walletNumber } = props.order.friend
  return (
    <ConfirmOrder
      {...props}
      {...{ submission, confirming }}
      arrives={t`Your friend receives`}
      destination={[
        { label: t`To`, value: <span translate="no">{maskedName}</span> },
        { label: t`Wallet number`, value: <span translate="no">{walletNumber}</span> },
      ]}
    />
  )
}
