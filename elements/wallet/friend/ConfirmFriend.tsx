import { useLingui } from '@lingui/react/macro'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { arrivingAmount } from '../../../shared/orders/arriving-amount.ts'
import { ConfirmOrder } from '../../../shared/orders/confirmation/ConfirmOrder.tsx'
import type { Confirmation } from '../../../shared/orders/confirmation/confirmation.ts'
import { useNoFee } from '../../../shared/orders/use-no-fee.ts'
import { useActions } from '../model/context.ts'
import type { FriendOrder } from '../order/submission-state.ts'

interface ConfirmFriendProps {
  readonly order: FriendOrder
  readonly confirmation: Confirmation
  readonly isSending: boolean
}

/** The person confirms a transfer to a friend: amount, fee and the whole wallet number. */
export const ConfirmFriend = ({ order, confirmation, isSending }: ConfirmFriendProps) => {
  const { t } = useLingui()
  const { submission, confirming } = useActions()
  const noFee = useNoFee()
  const { amount, currency, friend } = order
  const fee = confirmation.order.fee === undefined ? undefined : decimalText(confirmation.order.fee)
  const arrives = arrivingAmount(amount, fee)
  const rows = [
    { label: t`Debited from your wallet`, value: amountWithUnit(amount, currency) },
    fee && { label: t`Fee`, value: noFee(fee) ?? amountWithUnit(fee, currency) },
    arrives && {
      label: t`Your friend receives`,
      value: amountWithUnit(arrives, currency),
      strong: true,
    },
    { label: t`To`, value: <span translate="no">{friend.maskedName}</span> },
    { label: t`Wallet number`, value: <span translate="no">{friend.walletNumber}</span> },
  ].filter((row) => typeof row === 'object')
  return (
    <ConfirmOrder
      confirmation={confirmation}
      isSending={isSending}
      rows={rows}
      submission={submission}
      confirming={confirming}
    />
  )
}
