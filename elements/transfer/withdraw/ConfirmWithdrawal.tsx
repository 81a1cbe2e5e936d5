import { useLingui } from '@lingui/react/macro'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { arrivingAmount } from '../../../shared/orders/arriving-amount.ts'
import { ConfirmOrder } from '../../../shared/orders/confirmation/ConfirmOrder.tsx'
import type { Confirmation } from '../../../shared/orders/confirmation/confirmation.ts'
import { useNoFee } from '../../../shared/orders/use-no-fee.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { useActions } from '../model/context.ts'
import type { Order } from '../order/submission-state.ts'

interface ConfirmWithdrawalProps {
  readonly order: Order
  readonly confirmation: Confirmation
  readonly isSending: boolean
}

/** The person confirms a withdrawal: amount, fee, network and the whole destination. */
export const ConfirmWithdrawal = ({ order, confirmation, isSending }: ConfirmWithdrawalProps) => {
  const { t } = useLingui()
  const { submission, confirming } = useActions()
  const noFee = useNoFee()
  const { amount, currency, to } = order
  const fee = confirmation.order.fee === undefined ? undefined : decimalText(confirmation.order.fee)
  const arrives = arrivingAmount(amount, fee)
  const network = order.kind === 'usdt-withdrawal' ? order.network : undefined
  const rows = [
    { label: t`Debited from your wallet`, value: amountWithUnit(amount, currency) },
    fee && { label: t`Fee`, value: noFee(fee) ?? amountWithUnit(fee, currency) },
    arrives && { label: t`You receive`, value: amountWithUnit(arrives, currency), strong: true },
    network && { label: t`Network`, value: network },
    network
      ? { label: t`To address`, value: <AddressText address={to} /> }
      : { label: t`To bank account`, value: <span translate="no">{to}</span> },
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
