import type { WalletModel } from '../../elements/wallet/model/model.ts'
import { moment } from '../../elements/wallet/order/clocks.ts'
import type {
  ConversionOrder,
  FriendOrder,
  Order,
  Phase,
} from '../../elements/wallet/order/submission-state.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'

export const friendOrder: FriendOrder = {
  kind: 'friend-transfer',
  currency: 'USD',
  amount: decimalText('80'),
  fee: decimalText('0'),
  friend: { walletNumber: 'W1348802408', maskedName: 'Second H.' },
  availableBefore: decimalText('23980.5'),
}

export const quote = {
  quoteId: 'Q1',
  rate: decimalText('0.9993'),
  amount: decimalText('500'),
  fee: decimalText('0.5'),
  receives: decimalText('499.15'),
  validSeconds: 30,
}

export const conversionOrder: ConversionOrder = {
  kind: 'conversion',
  currency: 'USDT',
  amount: quote.amount,
  fee: quote.fee,
  quote,
  validUntil: moment(600_000),
  target: { side: 'send', amount: decimalText('500') },
}

export const reviewOf = (order: Order): Phase => ({ name: 'review', order })

/** Leads to a step that moves money, and puts its submission into a phase. */
export const stepIn =
  (step: 'TO_FRIEND' | 'CONVERT' | 'RECIPIENTS' | 'PASSKEYS', phase?: Phase) =>
  async (model: WalletModel): Promise<void> => {
    await model.actions()
    model.store.go('TRANSFER')
    model.store.go(step)
    if (phase) model.orders.store.setState({ phase })
  }

export const unresolvedPhase = (
  order: Order,
  checkResult: Extract<Phase, { name: 'unknown' }>['checkResult'] = 'none',
): Extract<Phase, { name: 'unknown' }> => ({
  name: 'unknown',
  unresolved: {
    kind: order.kind,
    amount: order.amount,
    idempotencyKey: 'key-1',
    isKeyed: true,
    currency: order.currency,
    availableBefore: order.currency === 'USDT' ? '4000.123456' : '23980.5',
  },
  order,
  isChecking: false,
  checkResult,
  isFinal: true,
})
